import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const packages = createRequire(import.meta.url)
const YOUNG_SERIF = '@fontsource/young-serif/files/young-serif'
const THAI_LOOPED = '@fontsource/noto-sans-thai-looped/files/noto-sans-thai-looped-thai'

export interface EpubFace {
  readonly file: string
  readonly bytes: Uint8Array
  readonly family: string
  /** CSS `unicode-range`. */
  readonly range: string
}

interface FaceSource {
  readonly source: string
  readonly file: string
  readonly family: string
  readonly range: string
}

const LATIN = 'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC'
const LATIN_EXTENDED = 'U+0100-02BA, U+1E00-1E9F, U+1EF2-1EFF, U+20A0-20AB, U+20AD-20C0'

const SOURCES: readonly FaceSource[] = [
  { source: `${YOUNG_SERIF}-latin-400-normal.woff2`, file: 'title.woff2', family: 'Young Serif', range: LATIN },
  {
    source: `${YOUNG_SERIF}-latin-ext-400-normal.woff2`,
    file: 'title-extended.woff2',
    family: 'Young Serif',
    range: LATIN_EXTENDED,
  },
]
const THAI: FaceSource = {
  source: `${THAI_LOOPED}-700-normal.woff2`,
  file: 'title-thai.woff2',
  family: 'Noto Sans Thai Looped',
  range: 'U+0E01-0E5B',
}

/** Faces embedded for titles, both under the SIL Open Font License; the text is in the reader's own. */
export const titleFaces = (tag: string): EpubFace[] =>
  [...SOURCES, ...(tag.startsWith('th') ? [THAI] : [])].map(({ source, ...face }) => ({
    ...face,
    bytes: readFileSync(packages.resolve(source)),
  }))
