/** Two pages that lie open beside each other. Even pages are left; the cover stands alone, and the first page's other side is the cover's. */
export interface Spread<Page> {
  readonly left: Page | undefined
  readonly right: Page | undefined
}

interface Numbered {
  readonly number: number
}

/** The first page is the cover. */
export function spreadsOf<Page extends Numbered>(pages: readonly Page[]): Spread<Page>[] {
  const [cover, ...inside] = pages
  if (!cover) return []
  const spreads: Spread<Page>[] = [{ left: undefined, right: cover }]
  const last = inside.at(-1)?.number ?? 0
  const at = (number: number) => inside.find(page => page.number === number)
  for (let left = 0; left <= last; left += 2)
    spreads.push({ left: left === 0 ? undefined : at(left), right: at(left + 1) })
  return spreads.filter(({ left, right }) => left ?? right)
}

/** Each page alone, for narrow screens. */
export const singlesOf = <Page>(pages: readonly Page[]): Spread<Page>[] =>
  pages.map(page => ({ left: undefined, right: page }))

export const pagesIn = <Page>({ left, right }: Spread<Page>): Page[] => [left, right].filter(page => page !== undefined)

export const has = (spread: Spread<Numbered>, number: number): boolean =>
  pagesIn(spread).some(page => page.number === number)
