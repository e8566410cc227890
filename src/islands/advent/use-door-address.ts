import { useEffect } from 'react'
import { ADVENT_DOORS } from '../../contract/advent.ts'

/** Number in an address such as `#7`; undefined for any other. */
const doorIn = (hash: string): number | undefined => {
  const day = Number(/^#(\d{1,2})$/.exec(hash)?.[1])
  return day >= 1 && day <= ADVENT_DOORS ? day : undefined
}

/** An open window has an address of its own: going back shuts it, and its link opens it on its day. */
export function useDoorAddress(shown: number | undefined, press: (day: number) => void, close: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the address says is done once, at the start
  useEffect(() => {
    const day = doorIn(location.hash)
    if (day !== undefined) press(day)
  }, [])
  useEffect(() => {
    const onMove = () => {
      if (doorIn(location.hash) === undefined) close()
    }
    addEventListener('popstate', onMove)
    return () => removeEventListener('popstate', onMove)
  }, [close])
  useEffect(() => {
    if (shown === undefined) return
    if (doorIn(location.hash) !== shown) history.pushState({ door: shown }, '', `#${shown}`)
    return () => {
      if (doorIn(location.hash) !== shown) return
      // Without an entry of ours before it, back would leave the calendar.
      if (history.state?.door === shown) history.back()
      else history.replaceState(null, '', location.pathname + location.search)
    }
  }, [shown])
}
