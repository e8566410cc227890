import type * as z from 'zod/mini'
import type { Entry, EntryProblem } from '../contract/content-source.ts'
import { issuesOf } from '../contract/issues.ts'

export type Report = (problem: EntryProblem) => void

/** What every entry has beside its fields. */
export interface Stamp {
  readonly id: string
  /** When it was last published, in ISO 8601. */
  readonly updatedAt: string
}

/** The fields of an entry, proved by a schema; a bad entry is reported field by field and is undefined. */
export function parseEntry<Fields>(
  schema: z.ZodMiniType<Fields>,
  { id, updatedAt, fields }: Entry,
  report: Report,
): (Fields & Stamp) | undefined {
  const parsed = schema.safeParse(fields)
  if (parsed.success) return { ...parsed.data, id, updatedAt }
  for (const { path, code } of issuesOf(parsed.error, fields)) report({ id, field: path, problem: code })
  return undefined
}
