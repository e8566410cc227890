import type { Insert, Template } from '../../language-pack.ts'
import { rich, teller } from '../../pack/inserts.ts'

/** A speech stands within its paragraph: any portrait may join another. */
export const told = teller(() => true)

/** A moment on the way for the youngest. */
export const small = (tell: readonly Template[], also = ''): Insert => rich('road', 3, tell, `toddler${also}`)

/** One phrasing that is drawn anew for every story: where there is no room, the shortest would always win. */
export const drawn = (wordings: readonly Template[]): Template => `[${wordings.join('|')}]`
