import { insertBuilder } from '../../pack/inserts.ts'

/** A speech has a paragraph of its own. */
export const factInsert = insertBuilder(template => !/[—\n]/u.test(template))
