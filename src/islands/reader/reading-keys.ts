type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>

/** Keys with a modifier are the browser's. */
export const isHelpKey = ({ key, ctrlKey, metaKey, altKey }: Key): boolean =>
  key === '?' && !ctrlKey && !metaKey && !altKey

const FIELDS = 'textarea, select, [contenteditable], input:not([type=radio], [type=checkbox])'
const OWN_KEYS = `${FIELDS}, input, dialog, [role=dialog]`

/** Whether the focused element uses the key itself. */
function isKeyHandledBy(element: Element, key: string): boolean {
  if (key === '?') return element.closest(`${FIELDS}, dialog`) !== null
  return element.closest(key === ' ' ? `${OWN_KEYS}, button, summary` : OWN_KEYS) !== null
}

/** Calls it for each press of a key that no other part has used. */
export function watchKeys(onKey: (event: KeyboardEvent) => void): () => void {
  const listener = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing) return
    if (!(event.target instanceof Element && isKeyHandledBy(event.target, event.key))) onKey(event)
  }
  document.addEventListener('keydown', listener)
  return () => document.removeEventListener('keydown', listener)
}
