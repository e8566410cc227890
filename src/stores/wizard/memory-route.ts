import { itemAt } from '../../lib/item-at.ts'
import type { Route, Spot } from './route.ts'

/** For a wizard inside another screen: the browser's history is not changed. */
export function memoryRoute(onClose: () => void): Route {
  const entries: Spot[] = [{ step: undefined, depth: 0 }]
  let visit: (spot: Spot) => void = () => {}
  const read = () => itemAt(entries, entries.length - 1)
  return {
    read,
    push: (step, depth) => entries.push({ step, depth }),
    replace: (step, depth) => entries.splice(-1, 1, { step, depth }),
    back: () => {
      entries.pop()
      visit(read())
    },
    leave: onClose,
    close: onClose,
    listen: listener => {
      visit = listener
      return () => {
        visit = () => {}
      }
    },
  }
}
