type Key = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>

export type ReaderCommand = 'forward' | 'back' | 'start' | 'end' | 'help'

const TURNS: Readonly<Record<string, ReaderCommand>> = {
  ArrowRight: 'forward',
  PageDown: 'forward',
  ArrowLeft: 'back',
  PageUp: 'back',
  Home: 'start',
  End: 'end',
}

/** Undefined for keys of the browser, as everything with a modifier is. */
export function commandOf(
  { key, shiftKey, ctrlKey, metaKey, altKey }: Key,
  isPaged: boolean,
): ReaderCommand | undefined {
  if (ctrlKey || metaKey || altKey) return undefined
  if (key === '?') return 'help'
  if (!isPaged) return undefined
  if (key === ' ') return shiftKey ? 'back' : 'forward'
  return shiftKey || !Object.hasOwn(TURNS, key) ? undefined : TURNS[key]
}

const FIELDS = 'textarea, select, [contenteditable], input:not([type=radio], [type=checkbox])'
const OWN_KEYS = `${FIELDS}, input, dialog, [role=dialog]`

/** Whether the focused element uses the key itself. */
export function isKeyHandledBy(element: Element, key: string): boolean {
  if (key === '?') return element.closest(`${FIELDS}, dialog`) !== null
  return element.closest(key === ' ' ? `${OWN_KEYS}, button, summary` : OWN_KEYS) !== null
}

const THIRD = 1 / 3

/** `x` and `width` in pixels: the sides turn, the middle does nothing. */
export function commandOfTap(x: number, width: number): ReaderCommand | undefined {
  if (x > width * (1 - THIRD)) return 'forward'
  return x < width * THIRD ? 'back' : undefined
}
