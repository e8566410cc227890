import type { Route, Spot } from './route.ts'

/** A route that the browser's history knows nothing of, for a wizard that is only a part of a screen. */
export function memoryRoute(onClose: () => void): Route {
  const entries: Spot[] = [{ step: undefined, depth: 0 }]
  let visit: (spot: Spot) => void = () => {}
  const read = () => entries.at(-1) as Spot
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
