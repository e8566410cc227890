import type { Insertable, Selectable } from 'kysely'
import type { ContentResourceTable } from '../../db/content-tables.ts'
import type { Resource } from './resource.ts'
import { keysOf } from './search-keys.ts'

export const fromRow = (row: Selectable<ContentResourceTable>): Resource => ({
  kind: row.kind,
  id: row.id,
  type: row.type,
  version: row.version,
  draft: row.draft,
  published: row.published,
  publishedVersion: row.published_version,
  revision: row.revision,
  archivedVersion: row.archived_version,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  publishedAt: row.published_at,
  firstPublishedAt: row.first_published_at,
})

export const toRow = (resource: Resource): Insertable<ContentResourceTable> => ({
  kind: resource.kind,
  id: resource.id,
  type: resource.type,
  version: resource.version,
  draft: JSON.stringify(resource.draft),
  published: resource.published && JSON.stringify(resource.published),
  keys: resource.kind === 'ContentType' ? [] : keysOf(resource.published ?? {}),
  published_version: resource.publishedVersion,
  revision: resource.revision,
  archived_version: resource.archivedVersion,
  created_at: resource.createdAt,
  updated_at: resource.updatedAt,
  published_at: resource.publishedAt,
  first_published_at: resource.firstPublishedAt,
})
