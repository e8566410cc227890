import type { VisitorRow } from './visitor-measures.ts'

interface VisitorBar {
  readonly title: string
  readonly bar: string
  figure(row: VisitorRow): string
  isMet(row: VisitorRow): boolean
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`

const VISITOR_BARS: readonly VisitorBar[] = [
  {
    title: 'beats of the plot that hold an answer',
    bar: '>= 25 %',
    figure: row => percent(row.beatsWithAnswer),
    isMet: row => row.beatsWithAnswer >= 0.25,
  },
  {
    title: 'answers in two chapters or three beats',
    bar: '>= 60 %',
    figure: row => percent(row.answersUsed),
    isMet: row => row.answersUsed >= 0.6,
  },
  {
    title: 'words of another person’s story of the same seed',
    bar: '<= 35 %',
    figure: row => percent(row.swapped),
    isMet: row => row.swapped <= 0.35,
  },
  {
    title: 'stories that recite an answer',
    bar: '0',
    figure: row => String(row.recited),
    isMet: row => row.recited === 0,
  },
  {
    title: 'stories in which the dead or the newborn act',
    bar: '0',
    figure: row => `${row.acting} of ${row.tries}`,
    isMet: row => row.acting === 0,
  },
  {
    title: 'filler at 2,000 words',
    bar: '<= 10 %',
    figure: row => percent(row.filler),
    isMet: row => row.filler <= 0.1,
  },
  {
    title: 'words of episodes at 2,000 words',
    bar: '<= 20 %',
    figure: row => percent(row.episodes),
    isMet: row => row.episodes <= 0.2,
  },
  {
    title: 'ends of chapters within a scene',
    bar: '<= 10 %',
    figure: row => percent(row.breaks),
    isMet: row => row.breaks <= 0.1,
  },
  {
    title: 'words of a family’s fifth story read before',
    bar: '<= 5 %',
    figure: row => percent(row.readBefore),
    isMet: row => row.readBefore <= 0.05,
  },
]

export const missedVisitorBars = (row: VisitorRow): string[] =>
  VISITOR_BARS.filter(({ isMet }) => !isMet(row)).map(({ title, bar }) => `${title} ${bar}`)

/** Header and rows of a table: a measure each, with its bar and a column for each language. */
export function visitorTable(rows: readonly VisitorRow[]): readonly [string[], string[][]] {
  const lines = VISITOR_BARS.map(({ title, bar, figure }) => [title, bar, ...rows.map(figure)])
  return [['about the visitor', 'bar', ...rows.map(({ language }) => language)], lines]
}
