import type { Entry, EntryReader } from '../../src/editorial/entry-reader.ts'

export type Query = Readonly<Record<string, string | number>>

/** Entries by type as the content service would give them: filtered by `fields.*`, ordered by ranking, page by page. */
export function fakeReader(entries: readonly (Entry & { readonly type: string })[]): EntryReader & { asked: Query[] } {
  const asked: Query[] = []
  return {
    asked,
    async entries(query) {
      asked.push(query)
      const filters = Object.entries(query).filter(([key]) => key.startsWith('fields.'))
      const found = entries
        .filter(entry => entry.type === query.content_type)
        .filter(({ fields }) => filters.every(([key, value]) => fields[key.slice('fields.'.length)] === value))
        .toSorted((one, other) => Number(other.fields.ranking ?? 0) - Number(one.fields.ranking ?? 0))
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
export const landingEntry = (id: string, fields: Readonly<Record<string, unknown>> = {}) => ({
  id,
  type: 'landing',
  fields: { url: id, lang: 'de', title: 'Der Drache im Garten', ...fields },
})
