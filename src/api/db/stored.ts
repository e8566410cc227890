import * as z from 'zod/mini'
import { PlainError } from '../../lib/plain-error.ts'

/** A JSON column holds something else than this version of the service can read. */
export class StoredShapeError extends PlainError {
  override readonly name = 'StoredShapeError'
}

/** Without defaults and transformations: what is stored is what is read. */
export type StoredSchema<Value> = z.ZodMiniType<Value, Value>

/**
 * The value of a JSON column, as it is stored: what a schema does not name stays, and so does the order of keys, which the
 * requests to a model are made of. `what` names it in the error.
 * Throws StoredShapeError with the paths that are of another shape, never with what they hold.
 */
export function readStored<Value>(schema: StoredSchema<Value>, value: unknown, what: string): Value {
  const parsed = z.safeParse(schema, value)
  if (parsed.success) return value as Value
  const paths = parsed.error.issues.map(({ path }) => path.join('.') || 'its root')
  throw new StoredShapeError(`${what} is stored in a shape that is not known, at ${paths.join(', ')}`)
}
