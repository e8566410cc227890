import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import * as fontkit from 'fontkit'
import { SERIF_LETTERS } from './serif-letters.ts'
import { unpackWoff } from './woff.ts'

const packages = createRequire(import.meta.url)

export const TEXT_FACE = 'Libertinus Serif'
export const DISPLAY_FACE = 'Fraunces'

const google = (path: string): Buffer => readFileSync(packages.resolve(`@expo-google-fonts/${path}`))
const thai = (weight: number): Buffer =>
  unpackWoff(
    readFileSync(
      packages.resolve(`@fontsource/noto-sans-thai-looped/files/noto-sans-thai-looped-thai-${weight}-normal.woff`),
    ),
  )

const DISPLAY_FILES = ['fraunces/400Regular/Fraunces_400Regular.ttf', 'fraunces/600SemiBold/Fraunces_600SemiBold.ttf']
/** Fallbacks, in this order. */
const OTHER_FILES = [
  ['Noto Naskh Arabic', 'noto-naskh-arabic/400Regular/NotoNaskhArabic_400Regular.ttf'],
  ['Noto Serif Hebrew', 'noto-serif-hebrew/400Regular/NotoSerifHebrew_400Regular.ttf'],
  ['Noto Sans Devanagari', 'noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf'],
  ['Noto Emoji', 'noto-emoji/400Regular/NotoEmoji_400Regular.ttf'],
] as const
const THAI_FACE = 'Noto Sans Thai Looped'

export interface Faces {
  /** TrueType. */
  readonly files: readonly Buffer[]
  readonly families: readonly string[]
  /** Code points of each family, in the same order. */
  readonly letters: readonly ReadonlySet<number>[]
}

let opened: Faces | undefined

function lettersOf(file: Buffer): ReadonlySet<number> {
  const font = fontkit.create(file)
  if (!('characterSet' in font)) throw new Error('a collection of fonts is not one')
  return new Set(font.characterSet)
}

/** Opened once a process, about 3 MB. */
export function openFaces(): Faces {
  if (opened) return opened
  const [regular, bold] = [thai(400), thai(700)]
  const others = OTHER_FILES.map(([, path]) => google(path))
  opened = {
    files: [...DISPLAY_FILES.map(google), regular, bold, ...others],
    families: [TEXT_FACE, THAI_FACE, ...OTHER_FILES.map(([family]) => family)],
    letters: [SERIF_LETTERS, lettersOf(regular), ...others.map(lettersOf)],
  }
  return opened
}
