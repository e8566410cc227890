import type { PreviewPage } from '../../../contract/preview.ts'

/** Two pages that lie open beside each other. Even pages are left; the cover stands alone, and the first page's other side is the cover's. */
export interface Spread {
  readonly left: PreviewPage | undefined
  readonly right: PreviewPage | undefined
}

export function spreadsOf(pages: readonly PreviewPage[]): Spread[] {
  const [cover, ...inside] = pages
  if (!cover) return []
  const spreads: Spread[] = [{ left: undefined, right: cover }]
  const last = inside.at(-1)?.number ?? 0
  const at = (number: number) => inside.find(page => page.number === number)
  for (let left = 0; left <= last; left += 2)
    spreads.push({ left: left === 0 ? undefined : at(left), right: at(left + 1) })
  return spreads.filter(({ left, right }) => left ?? right)
}

/** Each page alone, for narrow screens. */
export const singlesOf = (pages: readonly PreviewPage[]): Spread[] =>
  pages.map(page => ({ left: undefined, right: page }))
