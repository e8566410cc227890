import type * as z from 'zod/mini'
import type { Entry, EntryProblem } from '../contract/content-source.ts'
import { issuesOf } from '../contract/issues.ts'

export type Report = (problem: EntryProblem) => void

export interface Stamp {
  readonly id: string
  /** Last publication, in ISO 8601. */
  readonly updatedAt: string
}

/** Undefined for a bad entry, which is reported field by field. */
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
