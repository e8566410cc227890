import { modelTalkIn, sharesOrders } from '../../../editor/prompt-leak/prompt-leak.ts'
import { ORDERS, TRANSLATE, WRITE } from './landing-prompts.ts'

const OWN = [ORDERS, WRITE, TRANSLATE]

/** Whether a page holds words meant for a model, or of one. Words of staff are allowed. */
export function isLeaked(page: readonly string[], given: string): boolean {
  const asGiven = given.toLowerCase()
  return page.some(text => {
    const spoken = modelTalkIn(text)
    return (spoken !== undefined && !asGiven.includes(spoken.toLowerCase())) || sharesOrders(text, OWN)
  })
}
