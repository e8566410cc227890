import { SKIP_SECONDS } from '../../contract/limits.ts'
import type { Player } from '../../stores/player/player.ts'

type Key = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>

const PAGE_SECONDS = 60

/** Undefined for a key of the browser or of a field. */
export function commandOf(
  { key, shiftKey, ctrlKey, metaKey, altKey }: Key,
  element: Element | null,
): ((player: Player) => void) | undefined {
  if (ctrlKey || metaKey || altKey) return undefined
  if (element?.closest('input, select, textarea, [contenteditable], dialog')) return undefined
  const isPressable = element?.closest('a, button, summary') !== null && element !== null
  if (key === ' ' || key === 'k' || key === 'K')
    return key === ' ' && isPressable ? undefined : player => player.toggle()
  if (key === 'ArrowLeft') return player => (shiftKey ? player.turn(-1) : player.skip(-SKIP_SECONDS))
  if (key === 'ArrowRight') return player => (shiftKey ? player.turn(1) : player.skip(SKIP_SECONDS))
  return undefined
}

/** In seconds, of a chapter that is `length` seconds long. */
export function scrubBy({ key, ctrlKey, metaKey, altKey }: Omit<Key, 'shiftKey'>, length: number): number | undefined {
  if (ctrlKey || metaKey || altKey) return undefined
  const steps: Record<string, number> = {
    ArrowLeft: -SKIP_SECONDS,
    ArrowDown: -SKIP_SECONDS,
    ArrowRight: SKIP_SECONDS,
    ArrowUp: SKIP_SECONDS,
    PageDown: -PAGE_SECONDS,
    PageUp: PAGE_SECONDS,
    Home: -length,
  }
  return Object.hasOwn(steps, key) ? steps[key] : undefined
}
