import * as z from 'zod/mini'
import { AGE_MAX, NAME_MAX, SHORT_TEXT_MAX } from '../limits.ts'
import { filledText, text } from '../text.ts'
import type { AnswerRow } from './row.ts'
import { type AnswerName, ROWS, type RowOf } from './table.ts'

const age = z.int().check(z.gte(0), z.lte(AGE_MAX))

const Relationship = z.strictObject({
  name: filledText(NAME_MAX),
  gender: z.optional(text(NAME_MAX)),
  age: z.optional(age),
  connection: z.optional(text(SHORT_TEXT_MAX)),
})

/** Last word of a path directly in `Group`; else never. */
type Key<Path, Group extends string> = Path extends `${Group}.${infer Last}`
  ? Last extends `${string}.${string}`
    ? never
    : Last
  : never

/** The rows of a group by key. Rows that follow another have no key. */
export type RowsIn<Group extends string> = {
  [Name in AnswerName as RowOf<Name> extends { follows: string } ? never : Key<RowOf<Name>['path'], Group>]: RowOf<Name>
}

/** Sent value of a row; several options are one comma-joined text. */
export type Sent<Row> = Row extends { kind: 'number' }
  ? number
  : Row extends { kind: 'truth' }
    ? boolean
    : Row extends { kind: 'places' }
      ? string[]
      : Row extends { kind: 'relations' }
        ? z.output<typeof Relationship>[]
        : Row extends { isClosed: true; options: readonly (infer Option)[] }
          ? Option
          : string

export type Schema<Value> = z.ZodMiniType<Value, Value>
type InParameter<Row> = Row extends { otherwise: string | boolean }
  ? z.ZodMiniDefault<Schema<Sent<Row>>>
  : Row extends { required: true }
    ? Schema<Sent<Row>>
    : z.ZodMiniOptional<Schema<Sent<Row>>>
type ParameterShape<Group extends string> = { [Field in keyof RowsIn<Group>]: InParameter<RowsIn<Group>[Field]> }

export function wordless({ kind, limit = 0, options = [], isClosed }: AnswerRow): z.ZodMiniType | undefined {
  if (kind === 'number') return z.int().check(z.gte(0), z.lte(limit))
  if (kind === 'truth') return z.boolean()
  if (kind === 'places') return z.array(filledText(SHORT_TEXT_MAX)).check(z.maxLength(limit))
  if (kind === 'relations') return z.array(Relationship).check(z.maxLength(limit))
  return isClosed && z.enum(options)
}

function inParameter(row: AnswerRow): z.ZodMiniType {
  const isFilled = row.required || row.otherwise !== undefined
  const schema = wordless(row) ?? (isFilled ? filledText(row.limit ?? 0) : text(row.limit ?? 0))
  if (row.otherwise !== undefined) return z._default(schema, row.otherwise)
  return row.required ? schema : z.optional(schema)
}

export function schemasIn(group: string, rows: readonly AnswerRow[], schemaOf: (row: AnswerRow) => z.ZodMiniType) {
  const own = rows.filter(({ path, follows }) => path.slice(0, path.lastIndexOf('.')) === group && !follows)
  return Object.fromEntries(own.map(row => [row.path.slice(group.length + 1), schemaOf(row)]))
}

export const parameterShape = <Group extends string>(group: Group) =>
  schemasIn(group, ROWS, inParameter) as ParameterShape<Group>
