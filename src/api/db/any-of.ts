import { type Expression, type RawBuilder, sql } from 'kysely'

/**
 * What a column is compared with that may have any of the values a query finds. They are found once, and then looked up
 * by the column's index; `in` and `exists` beside an `or` have every row of the table looked at.
 */
export const anyOf = <Value>(values: Expression<Record<string, Value>>): RawBuilder<Value> =>
  sql<Value>`any(array(${values}))`

/** The same for ids at hand, however many: one parameter, and one statement for all lengths. */
export const anyOfIds = (ids: readonly string[]): RawBuilder<string> => sql<string>`any(${[...ids]}::uuid[])`
