import type { Template } from '../../language-pack.ts'
import { insertBuilder } from '../../pack/inserts.ts'

/** A speech stands within its paragraph: any portrait may join another. */
export const factInsert = insertBuilder(() => true)

/** One phrasing that is drawn anew for every story: where there is no room, the shortest would always win. */
export const drawn = (wordings: readonly Template[]): Template => `[${wordings.join('|')}]`
