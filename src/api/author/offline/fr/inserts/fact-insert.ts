import { insertBuilder } from '../../pack/inserts.ts'

export const factInsert = insertBuilder(() => true)
