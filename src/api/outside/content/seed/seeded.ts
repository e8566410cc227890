import { type Body, LOCALE, type Resource } from '../resource.ts'

export interface Seeded {
  type(id: string, definition: object): Resource
  entry(id: string, type: string, fields: object): Resource
  asset(id: string, fields: object): Resource
}

const inLocale = (fields: object): Body =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, { [LOCALE]: value }]),
  )

export function seededAt(now: Date): Seeded {
  const resource = (kind: Resource['kind'], id: string, type: string | null, body: Body): Resource => ({
    kind,
    id,
    type,
    version: 2,
    draft: body,
    published: body,
    publishedVersion: 1,
    revision: 1,
    archivedVersion: null,
    createdAt: now,
    updatedAt: now,
    publishedAt: now,
    firstPublishedAt: now,
  })
  return {
    type: (id, definition) => resource('ContentType', id, null, { ...definition }),
    entry: (id, type, fields) => resource('Entry', id, type, inLocale(fields)),
    asset: (id, fields) => resource('Asset', id, null, inLocale(fields)),
  }
}
