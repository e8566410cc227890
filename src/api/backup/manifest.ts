import * as z from 'zod/mini'

const Digest = z.string().check(z.regex(/^[0-9a-f]{64}$/))
const Count = z.int().check(z.nonnegative())

export const TableEntry = z.object({
  name: z.string().check(z.regex(/^[a-z_]{1,63}$/)),
  columns: z.array(z.string().check(z.regex(/^[a-z0-9_]{1,63}$/))),
  rows: Count,
  /** SHA-256 of the rows as lines of JSON, in the order of the primary key. */
  digest: Digest,
})
export type TableEntry = z.output<typeof TableEntry>

/** What a backup says of itself: its migrations, tables and files. */
export const Manifest = z.object({
  format: z.literal(1),
  /** ISO 8601, UTC: the moment of the database that the backup holds. */
  takenAt: z.string(),
  /** Names of all migrations of the database, in order. */
  migrations: z.array(z.string()).check(z.minLength(1)),
  tables: z.array(TableEntry),
  /** Number of each sequence that has given one. */
  sequences: z.record(z.string(), z.string()),
  files: z.object({ count: Count, bytes: Count, digest: Digest }),
  /** Tells whether a machine has the same SESSION_SECRET; does not tell the secret. */
  secretTag: Digest,
})
export type Manifest = z.output<typeof Manifest>

/** One stored file of the service, in the inventory of a backup. */
export const FileEntry = z.object({
  key: z.string(),
  type: z.string(),
  size: Count,
  /** Of the store; the same for the same bytes. */
  tag: z.string(),
  /** SHA-256 of its bytes, and the name of its copy. */
  digest: Digest,
})
export type FileEntry = z.output<typeof FileEntry>
