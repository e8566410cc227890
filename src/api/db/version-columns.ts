import type { Selectable } from 'kysely'
import * as z from 'zod/mini'
import { Patch, RefusedPart } from '../../contract/version.ts'
import { columnReader, type StoredSchema } from './stored.ts'
import { FactQuoteRows, ReceiptRows } from './story-columns.ts'
import type { StoryVersionTable } from './version-tables.ts'

const Chapter = z.object({
  number: z.int(),
  title: z.string(),
  text: z.string(),
  /** Absent from versions that were kept before chapters had any. */
  quotes: z.optional(FactQuoteRows),
})
export type VersionChapter = Readonly<z.output<typeof Chapter>>

const Rename = z.object({ from: z.string(), to: z.string() })
/** What a change is, its author says: see `storedChanges`. */
const Changes: StoredSchema<readonly unknown[] | null> = z.nullable(z.array(z.unknown()))

const readChapters = columnReader('story_version.chapters', z.array(Chapter))
const readRenames = columnReader('story_version.renames', z.array(Rename))
const readChanges = columnReader('story_version.changes', Changes)
const readOverruled = columnReader('story_version.overruled', z.nullable(z.array(z.string())))
const readReceipt = columnReader('story_version.receipt', ReceiptRows)

/** Each throws StoredShapeError. */
export const storedPatches = columnReader('story_version.patches', z.array(Patch))
export const storedRefusals = columnReader('revision_request.refused', z.nullable(z.array(RefusedPart)))

/** A version with its JSON columns read. Throws StoredShapeError. */
export const versionIn = (row: Selectable<StoryVersionTable>) => ({
  ...row,
  chapters: readChapters(row.chapters),
  patches: storedPatches(row.patches),
  renames: readRenames(row.renames),
  changes: readChanges(row.changes),
  overruled: readOverruled(row.overruled),
  receipt: readReceipt(row.receipt),
})
export type VersionRow = Readonly<ReturnType<typeof versionIn>>
