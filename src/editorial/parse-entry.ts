import type * as z from 'zod/mini'
import { issuesOf } from '../contract/issues.ts'
import type { Entry } from './entry-reader.ts'

/** What is wrong with an entry, for whoever can mend it. Holds none of its words. */
export interface EntryProblem {
  readonly id: string
  /** The field, and the place in it: `questions.2.options`. */
  readonly field: string
  /** One of the contract's issue codes, as `required` or `string-max`. */
  readonly problem: string
}

export type Report = (problem: EntryProblem) => void

/** The fields of an entry, proved by a schema; a bad entry is reported field by field and is undefined. */
export function parseEntry<Fields>(
  schema: z.ZodMiniType<Fields>,
  { id, fields }: Entry,
  report: Report,
): (Fields & { readonly id: string }) | undefined {
  const parsed = schema.safeParse(fields)
  if (parsed.success) return { ...parsed.data, id }
  for (const { path, code } of issuesOf(parsed.error, fields)) report({ id, field: path, problem: code })
  return undefined
}
