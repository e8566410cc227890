import { modelTalkIn, sharesOrders } from '../../../editor/prompt-leak/prompt-leak.ts'
import { ORDERS, TRANSLATE, WRITE } from './landing-orders.ts'

const OWN = [ORDERS, WRITE, TRANSLATE]

/**
 * Whether a page holds words that were meant for a model, or said by one. What staff typed themselves may stand in it.
 */
export function isLeaked(page: readonly string[], given: string): boolean {
  const asGiven = given.toLowerCase()
  return page.some(text => {
    const spoken = modelTalkIn(text)
    return (spoken !== undefined && !asGiven.includes(spoken.toLowerCase())) || sharesOrders(text, OWN)
  })
}
