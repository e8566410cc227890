type Key = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>

export type PageCommand = 'forward' | 'back' | 'start' | 'end'

const TURNS: Readonly<Record<string, PageCommand>> = {
  ArrowRight: 'forward',
  PageDown: 'forward',
  ArrowLeft: 'back',
  PageUp: 'back',
  Home: 'start',
  End: 'end',
}

/** Undefined for keys of the browser, as everything with a modifier is. */
export function commandOf({ key, shiftKey, ctrlKey, metaKey, altKey }: Key): PageCommand | undefined {
  if (ctrlKey || metaKey || altKey) return undefined
  if (key === ' ') return shiftKey ? 'back' : 'forward'
  return shiftKey || !Object.hasOwn(TURNS, key) ? undefined : TURNS[key]
}

const THIRD = 1 / 3

/** `x` and `width` in pixels: the sides turn, the middle does nothing. */
export function commandOfTap(x: number, width: number): PageCommand | undefined {
  if (x > width * (1 - THIRD)) return 'forward'
  return x < width * THIRD ? 'back' : undefined
}
