import type { TargetAge } from '../../../contract/options.ts'

/** Words per sentence; `mean` is of a chapter. */
export interface SentenceBand {
  readonly most: number
  /** `LONG_SHARE` of a story's sentences may exceed `most`, none this. */
  readonly ceiling: number
  readonly mean: number
}

/** Requirement: 95 in 100 sentences within the band. */
export const LONG_SHARE = 0.05

/** Adults read sentences of any length; longer than these is an accident. */
export const SENTENCE_BANDS: Readonly<Record<TargetAge, SentenceBand>> = {
  toddler: { most: 14, ceiling: 14, mean: 8 },
  child: { most: 22, ceiling: 33, mean: 12 },
  '12-20': { most: 34, ceiling: 51, mean: 18 },
  '20+': { most: 60, ceiling: 90, mean: 30 },
}

type Bands = Readonly<Partial<Record<TargetAge, number>>>

/** Turkish and Polish words are long by grammar: their LIX exceeds that of a Danish text by this. */
const LONG_GRAMMAR = 15
const LIX: Bands = { toddler: 25, child: 35, '12-20': 45 }
const LIX_LONG: Bands = { toddler: 25 + LONG_GRAMMAR, child: 35 + LONG_GRAMMAR, '12-20': 45 + LONG_GRAMMAR }

/**
 * Hardest score an age may meet: minimum of an ease, maximum of a grade. By the authors' tables: Flesch 70 to 80 is
 * fairly easy (age 12), 50 to 60 fairly difficult; Wiener Sachtextformel 4 is the fourth school year; Gulpease 80 can
 * be read alone after primary school, 60 after middle school; LIX below 30 is a children's book. Texts read aloud to
 * the youngest are held to more.
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

export const LONG_GRAMMAR_BANDS: Readonly<Record<string, Bands>> = { LIX: LIX_LONG }
export const LONG_GRAMMAR_LANGUAGES: ReadonlySet<string> = new Set(['pl', 'tr'])
