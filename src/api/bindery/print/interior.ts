import type { ReadyBook } from '../pictures/ready-book.ts'
import { bookSetting } from '../typeset/book-setting.ts'
import type { SetPages } from '../typeset/compiler.ts'
import type { Typesetter } from '../typeset/typesetter.ts'
import { withBoxes } from './boxes.ts'
import { PAGES_MIN } from './limits.ts'

/** Points by which a short story's type grows, in turn, until it fills the thinnest book; picture books are set as large. */
const GROWTH = [0, 1, 2, 3, 4] as const
/** Fewer pages are not made enough by larger type. */
const HOPELESS_BELOW = PAGES_MIN * 0.6

interface FilledPages extends SetPages {
  readonly growth: number
}

/** The first setting that fills the thinnest book, or the longest; the last leaf may have an empty side. Throws the signal's reason. */
export async function filledPages(book: ReadyBook, typesetter: Typesetter, signal: AbortSignal): Promise<FilledPages> {
  const set = (growth: number, blanks: number) =>
    typesetter.set(bookSetting(book, { isPrint: true, growth, blanks }), signal)
  let [growth, pages] = [0, await set(0, 0)]
  for (const larger of GROWTH.slice(1)) {
    if (pages.pageCount >= PAGES_MIN || pages.pageCount < HOPELESS_BELOW) break
    growth = larger
    pages = await set(growth, 0)
  }
  return { ...(pages.pageCount % 2 === 0 ? pages : await set(growth, 1)), growth }
}

export async function bindInterior(book: ReadyBook, typesetter: Typesetter, signal: AbortSignal): Promise<SetPages> {
  const { pdf, pageCount } = await filledPages(book, typesetter, signal)
  return { pdf: await withBoxes(pdf), pageCount }
}
