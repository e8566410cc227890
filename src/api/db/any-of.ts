import { type Expression, type RawBuilder, sql } from 'kysely'

/** Compares a column with a query's values, by index; `in` and `exists` beside an `or` read the whole table. */
export const anyOf = <Value>(values: Expression<Record<string, Value>>): RawBuilder<Value> =>
  sql<Value>`any(array(${values}))`

/** One parameter and one statement for any number of ids. */
export const anyOfIds = (ids: readonly string[]): RawBuilder<string> => sql<string>`any(${[...ids]}::uuid[])`
