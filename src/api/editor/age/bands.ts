import type { TargetAge } from '../../../contract/options.ts'

/** Words a sentence should have at most, may have now and then, and may have on average in a chapter. */
export interface SentenceBand {
  readonly most: number
  /** A long sentence among short ones is rhythm: `LONG_SHARE` of a story's may go beyond `most`, none beyond this. */
  readonly ceiling: number
  readonly mean: number
}

/** Share of a story's sentences that may go beyond the band: the bar is 95 in 100 within it. */
export const LONG_SHARE = 0.05

/** Adults read sentences of any age; what is longer than these is an accident of the author's. */
export const SENTENCE_BANDS: Readonly<Record<TargetAge, SentenceBand>> = {
  toddler: { most: 14, ceiling: 14, mean: 8 },
  child: { most: 22, ceiling: 33, mean: 12 },
  '12-20': { most: 34, ceiling: 51, mean: 18 },
  '20+': { most: 60, ceiling: 90, mean: 30 },
}

type Bands = Readonly<Partial<Record<TargetAge, number>>>

/** Words of Turkish and Polish are long by their grammar: their LIX lies about so much above that of a Danish text. */
const LONG_GRAMMAR = 15
const LIX: Bands = { toddler: 25, child: 35, '12-20': 45 }
const LIX_LONG: Bands = { toddler: 25 + LONG_GRAMMAR, child: 35 + LONG_GRAMMAR, '12-20': 45 + LONG_GRAMMAR }

/**
 * Per formula the hardest score an age may meet: the least of an ease, the most of a grade. They follow the authors' own
 * tables: Flesch calls 70 to 80 fairly easy (age 12) and 50 to 60 fairly difficult; a Wiener Sachtextformel of 4 is the
 * fourth school year; Gulpease of 80 can be read alone after primary school, of 60 after middle school; LIX below 30 is
 * a children's book. What is read aloud to the smallest is held to more.
 */
export const FORMULA_BANDS: Readonly<Record<string, Bands>> = {
  Flesch: { toddler: 80, child: 70, '12-20': 50 },
  Amstad: { toddler: 75, child: 60, '12-20': 45 },
  'Wiener Sachtextformel': { toddler: 4, child: 6, '12-20': 10 },
  'Kandel-Moles': { toddler: 85, child: 70, '12-20': 50 },
  'Fernández Huerta': { toddler: 85, child: 70, '12-20': 55 },
  Gulpease: { toddler: 75, child: 60, '12-20': 45 },
  LIX,
}

/** The same for languages whose words are long by their grammar. */
export const LONG_GRAMMAR_BANDS: Readonly<Record<string, Bands>> = { LIX: LIX_LONG }
export const LONG_GRAMMAR_LANGUAGES: ReadonlySet<string> = new Set(['pl', 'tr'])
