type Key = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>

export type Wish = 'forward' | 'back' | 'start' | 'end' | 'help'

const TURNS: Readonly<Record<string, Wish>> = {
  ArrowRight: 'forward',
  PageDown: 'forward',
  ArrowLeft: 'back',
  PageUp: 'back',
  Home: 'start',
  End: 'end',
}

/** What a key asks of the reader; undefined for what belongs to the browser, as everything with a modifier does. */
export function wishOf({ key, shiftKey, ctrlKey, metaKey, altKey }: Key, isPaged: boolean): Wish | undefined {
  if (ctrlKey || metaKey || altKey) return undefined
  if (key === '?') return 'help'
  if (!isPaged) return undefined
  if (key === ' ') return shiftKey ? 'back' : 'forward'
  return shiftKey || !Object.hasOwn(TURNS, key) ? undefined : TURNS[key]
}

const FIELDS = 'textarea, select, [contenteditable], input:not([type=radio], [type=checkbox])'
const OWN_KEYS = `${FIELDS}, input, dialog, [role=dialog]`

/** Whether the element under the focus has a use of its own for a key. */
export function isTaken(element: Element, key: string): boolean {
  if (key === '?') return element.closest(`${FIELDS}, dialog`) !== null
  return element.closest(key === ' ' ? `${OWN_KEYS}, button, summary` : OWN_KEYS) !== null
}

const THIRD = 1 / 3

/** What a tap at `x` of a window `width` wide asks for: turning at its sides, nothing in its middle. */
export function tapWish(x: number, width: number): Wish | undefined {
  if (x > width * (1 - THIRD)) return 'forward'
  return x < width * THIRD ? 'back' : undefined
}
