import { directionOf, languageTag } from '../language.ts'
import type { ReadyBook } from '../pictures/ready-book.ts'
import type { ChapterFit } from '../typeset/book-data.ts'
import { bookSetting } from '../typeset/book-setting.ts'
import type { SetPages } from '../typeset/compiler.ts'
import type { Typesetter } from '../typeset/typesetter.ts'
import { withBoxes } from './boxes.ts'
import { fitsFor, UNCHANGED } from './chapter-fits.ts'
import { LAST_LINES_MIN } from './limits.ts'
import type { PrintProfile } from './print-profile.ts'

/** Points by which a short story's type grows, in turn, until it fills the thinnest book; picture books are set as large. */
const GROWTH = [0, 1, 2, 3, 4] as const
/** A smaller share of the pages is not made enough by larger type. */
const HOPELESS_BELOW = 0.6

/** What a book is set with, beside its text. */
interface Fill {
  readonly growth: number
  readonly fits: readonly ChapterFit[]
}

interface FilledPages extends SetPages, Fill {}

/** Who sets an interior, for which print house. */
export interface InteriorDeps {
  readonly typesetter: Typesetter
  readonly profile: PrintProfile
}

type SetFilled = (fill: Fill, blanks?: number) => Promise<SetPages>

/** Changes chapters that end with too few lines on a page of their own, each by one fit after the other, until none does. */
async function wellEnded(set: SetFilled, growth: number): Promise<FilledPages> {
  const first = await set({ growth, fits: [] })
  const lists = first.lastLines.map(fitsFor)
  let best: FilledPages = { ...first, growth, fits: lists.map(() => UNCHANGED) }
  for (let round = 0; best.lastLines.some(lines => lines < LAST_LINES_MIN); round += 1) {
    const tried = best.lastLines.map((lines, at) => (lines < LAST_LINES_MIN ? lists[at]?.[round] : undefined))
    if (tried.every(fit => fit === undefined)) break
    const fits = best.fits.map((fit, at) => tried[at] ?? fit)
    best = { ...(await set({ growth, fits })), growth, fits }
  }
  return best
}

/** The first setting that fills the thinnest book, or the longest; the last leaf may have an empty side. Throws the signal's reason. */
export async function filledPages(
  book: ReadyBook,
  { typesetter, profile }: InteriorDeps,
  signal: AbortSignal,
): Promise<FilledPages> {
  const { pagesMin } = profile
  const set: SetFilled = (fill, blanks = 0) =>
    typesetter.set(bookSetting(book, { isPrint: true, profile, ...fill, blanks }), signal)
  let pages = await wellEnded(set, 0)
  for (const larger of GROWTH.slice(1)) {
    if (pages.pageCount >= pagesMin || pages.pageCount < pagesMin * HOPELESS_BELOW) break
    pages = await wellEnded(set, larger)
  }
  return pages.pageCount % 2 === 0 ? pages : { ...pages, ...(await set(pages, 1)) }
}

export async function bindInterior(book: ReadyBook, deps: InteriorDeps, signal: AbortSignal): Promise<SetPages> {
  const pages = await filledPages(book, deps, signal)
  const isRightBound = directionOf(languageTag(book)) === 'rtl'
  return { ...pages, pdf: await withBoxes(pages.pdf, { profile: deps.profile, isRightBound }) }
}
