import type { Insert, Template } from '../../language-pack.ts'
import { insertBuilder, rich } from '../../pack/inserts.ts'

/** A speech stands within its paragraph: any portrait may join another. */
export const factInsert = insertBuilder(() => true)

/** A moment on the way for the youngest. */
export const small = (phrasings: readonly Template[], also = ''): Insert => rich('road', 3, phrasings, `toddler${also}`)

/** One phrasing that is drawn anew for every story: where there is no room, the shortest would always win. */
export const drawn = (wordings: readonly Template[]): Template => `[${wordings.join('|')}]`
