const TURNS: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 }

/** How far a key turns the pages; 0 of any other, which does what it always does. */
export function turnedBy(event: Pick<KeyboardEvent, 'key' | 'preventDefault'>): -1 | 0 | 1 {
  const by = TURNS[event.key] ?? 0
  if (by !== 0) event.preventDefault()
  return by
}
