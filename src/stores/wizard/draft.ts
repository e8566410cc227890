import * as z from 'zod/mini'
import type { Field } from './fields.ts'

/** As typed: the age is text until the parameter is made. */
const RelationDraft = z.object({ name: z.string(), gender: z.string(), age: z.string(), connection: z.string() })
export type RelationDraft = z.output<typeof RelationDraft>

const Value = z.union([z.string(), z.boolean(), z.array(z.string()), z.array(RelationDraft)])
export type Value = z.output<typeof Value>
export type Values = Readonly<Record<string, Value>>

export const DRAFT_VERSION = 1

const Draft = z.object({
  version: z.literal(DRAFT_VERSION),
  values: z.record(z.string(), Value),
  /** Names of the changed fields. */
  edited: z.array(z.string()),
  /** Names of the steps that were left in good order. */
  passed: z.array(z.string()),
  /** Id of the start for these answers; removed when it succeeded or an answer changed. */
  attempt: z.optional(z.string()),
  /** Until a story was begun from these answers: the last change, and the page that goes on from them. */
  waiting: z.optional(z.object({ since: z.number(), path: z.string() })),
})
export type Draft = z.output<typeof Draft>

export const EMPTY_DRAFT: Draft = { version: DRAFT_VERSION, values: {}, edited: [], passed: [] }

export const encodeDraft = (draft: Draft): string => JSON.stringify(draft)

/** Empty for another version. */
export function decodeDraft(stored: string): Draft {
  try {
    const parsed = Draft.safeParse(JSON.parse(stored))
    return parsed.success ? parsed.data : EMPTY_DRAFT
  } catch {
    return EMPTY_DRAFT
  }
}

/** The questions of a page may have changed since. */
export function fits(field: Field, value: Value): boolean {
  switch (field.kind) {
    case 'truth':
      return typeof value === 'boolean'
    case 'choice':
      return value === '' || (field.options ?? []).includes(String(value))
    case 'choices':
      return isTexts(value) && value.every(option => (field.options ?? []).includes(option))
    case 'places':
      return isTexts(value)
    case 'relations':
      return isRelations(value)
    default:
      return typeof value === 'string'
  }
}

export const isTexts = (value: Value | undefined): value is string[] =>
  Array.isArray(value) && value.every(entry => typeof entry === 'string')

export const isRelations = (value: Value | undefined): value is RelationDraft[] =>
  Array.isArray(value) && value.every(entry => typeof entry === 'object')

export const textOf = (value: Value | undefined): string => (typeof value === 'string' ? value : '')
