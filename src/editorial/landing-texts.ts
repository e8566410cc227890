import type { ContentSource, Entry } from '../contract/content-source.ts'
import { type Landing, LandingFields } from './landing.ts'
import { parseEntry, type Report } from './parse-entry.ts'

/** Each may have a hundred kilobytes of text. */
export const TEXTS_PER_PAGE = 100

/** Not all in memory: there may be tens of thousands. */
export interface LandingTexts {
  /** For the pages that are rendered next; drops those fetched before. */
  fetch(ids: readonly string[]): Promise<void>
  cache(entries: readonly Entry[]): void
  /** Fetches one that is missing. Undefined when it is not published or not whole. */
  read(id: string): Promise<Landing | undefined>
}

export function openLandingTexts(source: ContentSource, report: Report): LandingTexts {
  let fetched = new Map<string, Landing>()
  const cache = (entries: readonly Entry[]) => {
    for (const entry of entries.filter(({ type }) => type === 'landing')) {
      const landing = parseEntry(LandingFields, entry, report)
      if (landing) fetched.set(landing.id, landing)
    }
  }
  return {
    cache(entries) {
      fetched = new Map()
      cache(entries)
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
        cache(items)
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
