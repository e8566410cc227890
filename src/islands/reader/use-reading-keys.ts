import { type RefObject, useEffect, useRef } from 'react'
import { isTaken, tapWish, type Wish, wishOf } from './reading-keys.ts'

/** Elements on which a tap has another meaning. */
const PRESSABLE = 'a, button, summary, details, input, label, dialog, [role=dialog]'

interface Parts {
  readonly page: RefObject<HTMLElement | null>
  readonly isPaged: boolean
  /** Returns whether it did anything. */
  readonly onWish: (wish: Wish) => boolean
}

export function useReadingKeys({ page, isPaged, onWish }: Parts): void {
  const latest = useRef(onWish)
  latest.current = onWish
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return
      const wish = wishOf(event, isPaged)
      if (!wish || (event.target instanceof Element && isTaken(event.target, event.key))) return
      if (latest.current(wish)) event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isPaged])
  useEffect(() => {
    const element = page.current
    if (!element || !isPaged) return
    let hadSelection = false
    const hasSelection = () => document.getSelection()?.isCollapsed === false
    const onDown = () => {
      hadSelection = hasSelection()
    }
    const onClick = (event: MouseEvent) => {
      // A mouse clicks for many reasons; a finger at the side has one.
      const isMouse = !(event instanceof PointerEvent) || event.pointerType === 'mouse' || event.pointerType === ''
      const isElsewhere = event.target instanceof Element && event.target.closest(PRESSABLE) !== null
      if (isMouse || isElsewhere || hadSelection || hasSelection()) return
      const wish = tapWish(event.clientX, window.innerWidth)
      if (wish) latest.current(wish)
    }
    element.addEventListener('pointerdown', onDown)
    element.addEventListener('click', onClick)
    return () => {
      element.removeEventListener('pointerdown', onDown)
      element.removeEventListener('click', onClick)
    }
  }, [page, isPaged])
}
