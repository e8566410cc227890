import { insertBuilder } from '../../pack/inserts.ts'

/** A portrait with a speech, or of two paragraphs, stands alone. */
export const factInsert = insertBuilder(template => !/[«\n]/u.test(template))
