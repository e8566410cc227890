import * as z from 'zod/mini'
import { AGE_INPUT_MAX } from '../limits.ts'
import { text } from '../text.ts'
import { type RowsIn, type Schema, type Sent, schemasIn, wordless } from './parameter-shape.ts'
import type { AnswerRow } from './row.ts'
import { ROWS } from './table.ts'

type InPresets<Row> = z.ZodMiniOptional<
  Schema<Row extends { kind: 'choice'; options: readonly (infer Option)[] } ? Option : Sent<Row>>
>

type PresetsShape<Group extends string> = {
  [Field in keyof RowsIn<Group> as RowsIn<Group>[Field] extends { isOfPage: true } ? never : Field]: InPresets<
    RowsIn<Group>[Field]
  >
}

/** Staff have the wizard's options, all optional. */
function inPresets(row: AnswerRow): z.ZodMiniType {
  if (row.kind === 'choice') return z.optional(z.enum(row.options ?? []))
  return z.optional(wordless(row.kind === 'number' ? { ...row, limit: AGE_INPUT_MAX } : row) ?? text(row.limit ?? 0))
}

export const presetsShape = <Group extends string>(group: Group) =>
  schemasIn(
    group,
    ROWS.filter(({ isOfPage }) => !isOfPage),
    inPresets,
  ) as PresetsShape<Group>
