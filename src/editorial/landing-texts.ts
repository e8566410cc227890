import type { ContentSource, Entry } from '../contract/content-source.ts'
import { type Landing, LandingFields } from './landing.ts'
import { parseEntry, type Report } from './parse-entry.ts'

/** Whole landing pages fetched at a time: each may have a hundred kilobytes of text. */
export const TEXTS_PER_PAGE = 100

/** Landing pages with their texts, which are not held: there may be tens of thousands. */
export interface LandingTexts {
  /** Fetches many at once, for the pages that are rendered next; forgets those fetched before. */
  fetch(ids: readonly string[]): Promise<void>
  /** The same for entries that were fetched already. */
  keep(entries: readonly Entry[]): void
  /** One that was fetched, or is now. Undefined when it is not published or not whole. */
  read(id: string): Promise<Landing | undefined>
}

export function openLandingTexts(source: ContentSource, report: Report): LandingTexts {
  let fetched = new Map<string, Landing>()
  const keep = (entries: readonly Entry[]) => {
    for (const entry of entries.filter(({ type }) => type === 'landing')) {
      const landing = parseEntry(LandingFields, entry, report)
      if (landing) fetched.set(landing.id, landing)
    }
  }
  return {
    keep(entries) {
      fetched = new Map()
      keep(entries)
    },
    async fetch(ids) {
      fetched = new Map()
      for (let start = 0; start < ids.length; start += TEXTS_PER_PAGE) {
        const some = ids.slice(start, start + TEXTS_PER_PAGE)
        const { items } = await source.entries({
          content_type: 'landing',
          'sys.id[in]': some.join(','),
          limit: TEXTS_PER_PAGE,
        })
        keep(items)
      }
    },
    async read(id) {
      const known = fetched.get(id)
      if (known) return known
      const entry = await source.entry(id)
      return entry && parseEntry(LandingFields, entry, report)
    },
  }
}
