import type { RatingCount } from '../../src/contract/rating.ts'
import { winShare } from './judge/win-share.ts'
import { table } from './table.ts'

export interface RatingRow {
  readonly author: string
  readonly language: string
  readonly category: string
  readonly lovely: number
  readonly fair: number
  readonly poor: number
  /** Lovely ones and half of the fair ones, with its 95 % interval. */
  readonly share: number
  readonly low: number
  readonly high: number
}

const HEADER = ['author', 'language', 'category', 'lovely', 'fair', 'poor', 'share', '95 %']
const ALL = 'all'

/** What readers said: a row for each author, language and category, and one for each author. */
export function ratingRows(counts: readonly RatingCount[]): RatingRow[] {
  const byAuthor = Map.groupBy(counts, ({ writtenBy }) => writtenBy)
  return [...byAuthor].flatMap(([author, own]) => {
    const groups = Map.groupBy(own, ({ language, category }) => JSON.stringify([language, category]))
    const rows = [...groups.values()].flatMap(group => {
      const [first] = group
      return first ? [rowOf({ author, language: first.language, category: first.category }, group)] : []
    })
    return [rowOf({ author, language: ALL, category: ALL }, own), ...rows]
  })
}

function rowOf(of: Pick<RatingRow, 'author' | 'language' | 'category'>, counts: readonly RatingCount[]): RatingRow {
  const count = (rating: RatingCount['rating']) =>
    counts.filter(one => one.rating === rating).reduce((sum, one) => sum + one.count, 0)
  const [lovely, fair, poor] = [count('lovely'), count('fair'), count('poor')]
  const scores = [...Array<number>(lovely).fill(1), ...Array<number>(fair).fill(0.5), ...Array<number>(poor).fill(0)]
  const { share, low, high } = winShare(scores)
  return { ...of, lovely, fair, poor, share, low, high }
}

const percent = (share: number): string => `${Math.round(share * 100)} %`

export function printedRatings(rows: readonly RatingRow[]): string {
  if (rows.length === 0) return 'Nobody has rated a story yet.'
  return table(
    HEADER,
    rows.map(({ author, language, category, lovely, fair, poor, share, low, high }) => [
      ...[author, language, category, String(lovely), String(fair), String(poor)],
      ...[percent(share), `${percent(low)} to ${percent(high)}`],
    ]),
  )
}
