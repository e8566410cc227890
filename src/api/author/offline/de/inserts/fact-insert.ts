import { insertBuilder } from '../../pack/inserts.ts'

/** A speech stands within its paragraph: any portrait may join another. */
export const factInsert = insertBuilder(() => true)
