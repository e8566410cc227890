import { teller } from '../../pack/inserts.ts'

/** A speech has a paragraph of its own. */
export const told = teller(template => !/[—\n]/u.test(template))
