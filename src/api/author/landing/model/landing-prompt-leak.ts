import { modelTalkIn, sharesOrders } from '../../../editor/prompt-leak/prompt-leak.ts'
import { UNSPOKEN } from './landing-prompts.ts'

/** Whether a page holds words meant for a model, or of one. Words of staff are allowed. */
export function isLeaked(page: readonly string[], given: string): boolean {
  const asGiven = given.toLowerCase()
  return page.some(text => {
    const spoken = modelTalkIn(text)
    return (spoken !== undefined && !asGiven.includes(spoken.toLowerCase())) || sharesOrders(text, UNSPOKEN)
  })
}
