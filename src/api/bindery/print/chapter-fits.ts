import type { ChapterFit } from '../typeset/book-data.ts'
import { LAST_LINES_MIN } from './limits.ts'

export const UNCHANGED: ChapterFit = { lines: 0, tracking: 0 }

/** Too little to be seen beside an unchanged page. */
const TRACKING_EM = [0.003, 0.006, 0.009] as const
/** Up to so many lines on the last page are taken back to the pages before it, more are added to. */
const TAKEN_BACK_MAX = 2

/** What to try, in turn, for a chapter with so many lines on its last page: first what nobody sees, then its head stands elsewhere. */
export function fitsFor(lines: number): readonly ChapterFit[] {
  const towards = lines <= TAKEN_BACK_MAX ? -1 : 1
  const back = { lines: -lines, tracking: 0 }
  const on = { lines: LAST_LINES_MIN - lines, tracking: 0 }
  const [moved, other] = towards < 0 ? [back, on] : [on, back]
  return [
    ...TRACKING_EM.map(em => ({ lines: 0, tracking: towards * em })),
    ...TRACKING_EM.map(em => ({ lines: 0, tracking: -towards * em })),
    moved,
    { lines: moved.lines + towards, tracking: 0 },
    other,
    { lines: other.lines - towards, tracking: 0 },
  ]
}
