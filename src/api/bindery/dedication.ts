import type { Book } from './book.ts'
import { plainText } from './plain-text.ts'

export interface DedicationLines {
  /** None without a dedication. */
  readonly lines: readonly string[]
  /** The giver's name; empty below a dedication of ours. */
  readonly from: string
}

/** So that the words fit on one page. */
const LINES_MAX = 7

export function dedicationOf({
  dedication = '',
  dedicatedBy = '',
}: Pick<Book, 'dedication' | 'dedicatedBy'>): DedicationLines {
  const all = dedication
    .split('\n')
    .map(plainText)
    .filter(line => line !== '')
  const rest = all.slice(LINES_MAX - 1).join(' ')
  const lines = rest === '' ? all : [...all.slice(0, LINES_MAX - 1), rest]
  return { lines, from: lines.length === 0 ? '' : plainText(dedicatedBy) }
}
