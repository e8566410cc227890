import type { Gender } from '../../../src/api/story/brief.ts'

/** What visitors of one language might type. Odd on purpose: a story must hold whatever it is given. */
export interface Material {
  readonly language: string
  readonly names: readonly string[]
  readonly locations: readonly string[]
  readonly places: readonly string[]
  readonly people: readonly (readonly [string, Gender | 'dont-care', string])[]
  readonly quirks: readonly string[]
  readonly characteristics: readonly string[]
  readonly peculiarities: readonly string[]
  readonly hair: readonly string[]
  readonly eyes: readonly string[]
  readonly answers: readonly { readonly question: string; readonly answer: string }[]
  readonly histories: readonly string[]
  readonly refinements: readonly string[]
  readonly baseStories: readonly string[]
}

export const ODD_NAMES: readonly string[] = [
  'Łucja',
  'Matthias',
  "O'Neil",
  'Anna-Lena',
  'Q',
  'İpek',
  'สมชาย',
  'نور',
  'Zoë',
  'Aristophania Wilhelmina Konstanze von der Hohen Brücke Drei',
  'Max',
]
