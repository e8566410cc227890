import { teller } from '../../pack/inserts.ts'

/** A speech stands within its paragraph: any portrait may join another. */
export const told = teller(() => true)
