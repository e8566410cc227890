import { readFileSync } from 'node:fs'
import type { EpubFace } from './typeface.ts'

/** Named in the package: reading systems put it on the spoken sentence. */
export const ACTIVE_CLASS = 'read-along'
const SHEET = readFileSync(new URL('./book.css', import.meta.url), 'utf8')
const AFTER_NAMESPACE = SHEET.indexOf('\n') + 1

const faceRule = ({ family, file, range }: EpubFace): string =>
  `@font-face {\n  font-family: "${family}";\n  src: url("${file}") format("woff2");\n  unicode-range: ${range};\n}\n`

export const styleSheet = (faces: readonly EpubFace[]): string =>
  `${SHEET.slice(0, AFTER_NAMESPACE)}${faces.map(faceRule).join('')}${SHEET.slice(AFTER_NAMESPACE)}`
