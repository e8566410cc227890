import type { Insertable, Selectable } from 'kysely'
import * as z from 'zod/mini'
import type { ContentResourceTable } from '../../db/content-tables.ts'
import { columnReader, type StoredSchema } from '../../db/stored.ts'
import type { Body, Resource } from './resource.ts'
import { keysOf } from './search-keys.ts'

const Stored: StoredSchema<Body> = z.record(z.string(), z.unknown())
const storedDraft = columnReader('content_resource.draft', Stored)
const storedPublication = columnReader('content_resource.published', z.nullable(Stored))

/** Throws StoredShapeError. */
export const fromRow = (row: Selectable<ContentResourceTable>): Resource => ({
  kind: row.kind,
  id: row.id,
  type: row.type,
  version: row.version,
  draft: storedDraft(row.draft),
  published: storedPublication(row.published),
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
