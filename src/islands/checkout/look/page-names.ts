import type { PreviewPage } from '../../../contract/preview.ts'
import { fill } from '../../../lib/fill.ts'
import type { ShopTexts } from '../shop-props.ts'
import { pagesIn, type Spread } from './spreads.ts'

type LookTexts = ShopTexts['look']

/** What a page is; undefined of pages that are only a part of a chapter. `chapter` is counted from 1. */
function kindOf({ kind }: PreviewPage, chapter: number, { kinds }: LookTexts): string | undefined {
  if (kind === 'text') return undefined
  return kind === 'chapter' ? fill(kinds.chapter, { number: chapter }) : kinds[kind]
}

/** How many chapters have begun up to a page. */
const chapterAt = (pages: readonly PreviewPage[], page: PreviewPage): number =>
  pages.filter(({ kind, number }) => kind === 'chapter' && number <= page.number).length

export function altOf(
  page: PreviewPage,
  { pages, chapters, texts }: { pages: readonly PreviewPage[]; chapters: readonly string[]; texts: LookTexts },
): string {
  const chapter = chapterAt(pages, page)
  const kind = kindOf(page, chapter, texts)
  if (page.kind === 'cover' || !kind)
    return page.kind === 'cover' ? texts.kinds.cover : fill(texts.plain, { page: page.number })
  const title = page.kind === 'chapter' ? chapters[chapter - 1] : undefined
  return fill(texts.alt, { page: page.number, what: title ? `${kind}, ${title}` : kind })
}

/** Below a small page: what begins there, else the numbers. */
export function labelOf(spread: Spread<PreviewPage>, pages: readonly PreviewPage[], texts: LookTexts): string {
  const shown = pagesIn(spread)
  const named = shown.findLast(({ kind }) => kind !== 'text' && kind !== 'about' && kind !== 'picture') ?? shown[0]
  const kind = named && kindOf(named, chapterAt(pages, named), texts)
  return kind ?? shown.map(({ number }) => number).join('–')
}

/** "Pages 6 and 7 of 38". */
export function placeOf(spread: Spread<PreviewPage>, count: number, texts: LookTexts): string {
  const [first, second] = pagesIn(spread)
  if (!first || first.kind === 'cover') return texts.kinds.cover
  if (!second) return fill(texts.page, { page: first.number, count })
  return fill(texts.spread, { page: first.number, next: second.number, count })
}
