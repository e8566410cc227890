import * as z from 'zod/mini'
import { PlainError } from '../../lib/plain-error.ts'

/** A JSON column holds something else than this version of the service can read. */
export class StoredShapeError extends PlainError {
  override readonly name = 'StoredShapeError'
}

/** Of what is stored: a default of its input side is not filled in. */
export type StoredSchema<Value> = z.ZodMiniType<Value>

/** Issues of a type. Others are limits, which another version of the service may have had. */
const SHAPE_ISSUES: readonly string[] = [
  'invalid_type',
  'invalid_value',
  'invalid_union',
  'invalid_key',
  'invalid_element',
]

/**
 * The value of a JSON column, as it is stored: what a schema does not name stays, and so does the order of keys, which the
 * requests to a model are made of. `column` names table and column in the error.
 * Throws StoredShapeError with the paths that are of another shape, never with what they hold.
 */
export function readStored<Value>(schema: StoredSchema<Value>, value: unknown, column: string): Value {
  const { error } = z.safeEncode(schema, value as Value)
  const wrong = (error?.issues ?? []).filter(({ code }) => SHAPE_ISSUES.includes(code))
  if (wrong.length === 0) return value as Value
  const paths = wrong.map(({ path }) => path.join('.') || 'its root')
  throw new StoredShapeError(`${column} is stored in a shape that is not known, at ${paths.join(', ')}`)
}

/** A reader of one JSON column. */
export const columnReader =
  <Value>(column: string, schema: StoredSchema<Value>) =>
  (value: unknown): Value =>
    readStored(schema, value, column)
