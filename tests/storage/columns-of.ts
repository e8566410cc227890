import type { Schema } from '../../src/api/db/schema.ts'

export const TIME = 'timestamp with time zone'

/** Types of the database's columns, by table. */
export type Columns<Table extends keyof Schema> = { [Each in Table]: Record<keyof Schema[Each], string> }
