import type { Measured } from './measure.ts'

/** Share of repeated 8-word runs that a story may hold, by its length. */
const SHORT = { words: 2000, share: 0.02 }
const LONG = { words: 10_000, share: 0.05 }
const LENGTH_TOLERANCE = 0.05

/** What is known of an author in one language. Shares are 0 to 1. */
export interface Row {
  readonly language: string
  readonly stories: number
  readonly withinLength: number
  readonly lengthOff: number
  readonly required: number
  readonly optional: number
  readonly repeated: number
  /** The worst story's share of what its length allows: above 1 the bar is missed. */
  readonly repeatedWorst: number
  readonly distinct: number
  readonly selfBleu: number | undefined
  readonly ofAge: number
  readonly findings: Readonly<Record<string, number>>
  readonly seconds: number
  readonly secondsMost: number
  readonly tokens: number
}

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

function allowedRepeats(words: number): number {
  const way = Math.min(1, Math.max(0, (words - SHORT.words) / (LONG.words - SHORT.words)))
  return SHORT.share + way * (LONG.share - SHORT.share)
}

export function rowOf(language: string, all: readonly Measured[], selfBleu: number | undefined): Row {
  const share = (used: (one: Measured) => number, of: (one: Measured) => number) => {
    const given = sum(all.map(of))
    return given === 0 ? 1 : sum(all.map(used)) / given
  }
  const findings: Record<string, number> = {}
  for (const one of all)
    for (const [kind, count] of Object.entries(one.findings)) findings[kind] = (findings[kind] ?? 0) + count
  return {
    language,
    stories: all.length,
    withinLength: all.filter(({ lengthOff }) => lengthOff <= LENGTH_TOLERANCE).length,
    lengthOff: mean(all.map(one => one.lengthOff)),
    required: share(
      one => one.requiredUsed,
      one => one.required,
    ),
    optional: share(
      one => one.optionalUsed,
      one => one.optional,
    ),
    repeated: mean(all.map(one => one.repeated)),
    repeatedWorst: Math.max(0, ...all.map(one => one.repeated / allowedRepeats(one.words))),
    distinct: mean(all.map(one => one.distinct)),
    selfBleu,
    ofAge: mean(all.map(({ isOfAge }) => Number(isOfAge))),
    findings,
    seconds: mean(all.map(one => one.seconds)),
    secondsMost: Math.max(0, ...all.map(one => one.seconds)),
    tokens: mean(all.map(one => one.tokens)),
  }
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`

export const HEADER = [
  'language',
  'length',
  'off',
  'required',
  'optional',
  'repeated 8',
  'distinct 2',
  'self-BLEU',
  'age',
  'language',
  'safety',
  'other findings',
  'seconds',
  'most',
  'tokens',
]

export function printed(row: Row): string[] {
  const { language: foreign = 0, safety = 0, ...others } = row.findings
  return [
    row.language,
    `${row.withinLength}/${row.stories}`,
    percent(row.lengthOff),
    percent(row.required),
    percent(row.optional),
    percent(row.repeated),
    percent(row.distinct),
    row.selfBleu === undefined ? '-' : row.selfBleu.toFixed(2),
    percent(row.ofAge),
    String(foreign),
    String(safety),
    String(sum(Object.values(others))),
    row.seconds.toFixed(2),
    row.secondsMost.toFixed(2),
    row.tokens.toFixed(0),
  ]
}
