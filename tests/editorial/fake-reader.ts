import type { ContentSource, Entry } from '../../src/contract/content-source.ts'

/** When everything here was published. */
export const UPDATED_AT = '2026-11-21T08:00:00.000Z'

export type Query = Readonly<Record<string, string | number>>

/** Entries by type as the content service would give them: filtered by `fields.*` and ids, page by page. */
export function fakeReader(entries: readonly Entry[]): ContentSource & { requested: Query[] } {
  const requested: Query[] = []
  return {
    requested,
    async entries(query) {
      requested.push(query)
      const filters = Object.entries(query).filter(([key]) => key.startsWith('fields.'))
      const ids = query['sys.id[in]']?.toString().split(',')
      const found = entries
        .filter(entry => query.content_type === undefined || entry.type === query.content_type)
        .filter(entry => ids === undefined || ids.includes(entry.id))
        .filter(({ fields }) => filters.every(([key, value]) => fields[key.slice('fields.'.length)] === value))
      const skip = Number(query.skip ?? 0)
      return { total: found.length, items: found.slice(skip, skip + Number(query.limit ?? 100)) }
    },
    entry: async id => entries.find(entry => entry.id === id),
  }
}

/** A linked picture as the content service's library resolves it. */
export const asset = (contentType = 'image/png', title = 'A dragon') => ({
  sys: { type: 'Asset', id: 'dragon' },
  fields: {
    title,
    file: {
      url: 'https://images.ctfassets.net/s/a/k/dragon.png',
      contentType,
      details: { size: 1000, image: { width: 800, height: 600 } },
    },
  },
})

/** A landing page with every field it needs. */
export const landingEntry = (id: string, fields: Readonly<Record<string, unknown>> = {}): Entry => ({
  id,
  type: 'landing',
  updatedAt: UPDATED_AT,
  fields: { url: id, lang: 'de', title: 'Der Drache im Garten', ...fields },
})
