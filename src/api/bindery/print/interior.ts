import type { ReadyBook } from '../pictures/ready-book.ts'
import { bookSetting } from '../typeset/book-setting.ts'
import type { SetPages } from '../typeset/compiler.ts'
import type { Typesetter } from '../typeset/typesetter.ts'
import { withBoxes } from './boxes.ts'
import { PAGES_MIN } from './limits.ts'

/** Pages to draw on, which fill a thin or odd book up. */
export const missingPages = (pageCount: number): number => Math.max(PAGES_MIN - pageCount, pageCount % 2)

/** Fills thin books up with pages to draw on. Throws the signal's reason. */
export async function bindInterior(book: ReadyBook, typesetter: Typesetter, signal: AbortSignal): Promise<SetPages> {
  const once = await typesetter.set(bookSetting(book, { isPrint: true, notes: 0 }), signal)
  const notes = missingPages(once.pageCount)
  const whole = notes === 0 ? once : await typesetter.set(bookSetting(book, { isPrint: true, notes }), signal)
  return { pdf: await withBoxes(whole.pdf), pageCount: whole.pageCount }
}
