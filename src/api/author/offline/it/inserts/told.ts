import { teller } from '../../pack/inserts.ts'

/** A portrait with a speech, or of two paragraphs, stands alone. */
export const told = teller(template => !/[«\n]/u.test(template))
