import { createHash } from 'node:crypto'
import FIRST_SCREEN from '../styles/first.css?inline'
import FIRST_FILE from '../styles/first.css?url'
import REST_FILE from '../styles/rest.css?url'

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}` as const

/** Style of what is seen first, for pages that hold it, and the hash that their policy names. */
export const firstScreen = { text: FIRST_SCREEN, hash: hashOf(FIRST_SCREEN) }

/** The rest of it, which such a page loads below its opening. */
export const restFile = REST_FILE

/** For pages without an opening. */
export const styleFiles = [FIRST_FILE, REST_FILE]

/** An empty script: Firefox waits for a style sheet above it before it shows what stands below. */
export const waitScript = { text: ' ', hash: hashOf(' ') }
