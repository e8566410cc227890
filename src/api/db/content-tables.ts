import type { ColumnType } from 'kysely'

type Created = ColumnType<Date, Date | undefined, never>
type Json<T> = ColumnType<T, string, string>

export interface ContentResourceTable {
  kind: 'Entry' | 'Asset' | 'ContentType'
  id: string
  type: string | null
  version: number
  draft: Json<unknown>
  published: ColumnType<unknown, string | null, string | null>
  /** Short values of what is published, as `field=value`. */
  keys: string[]
  published_version: number | null
  revision: number
  archived_version: number | null
  created_at: Date
  updated_at: Date
  published_at: Date | null
  first_published_at: Date | null
}

/** The last publication or withdrawal of an entry or asset; stays when the resource is deleted. */
export interface ContentChangeTable {
  kind: 'Entry' | 'Asset'
  id: string
  number: ColumnType<string, string, string>
  type: string | null
  revision: number
  deleted_at: Date | null
}

/** Any address a landing page ever had. */
export interface LandingAddressTable {
  /** As a browser asks for it: `/de/pages/the-house`. */
  path: string
  /** Id of the entry that had it last. */
  entry: string
  created_at: Created
}
