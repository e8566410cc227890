import { type RefObject, useEffect, useRef } from 'react'
import { commandOf, commandOfTap, isKeyHandledBy, type ReaderCommand } from './reading-keys.ts'

/** Elements on which a tap has another meaning. */
const PRESSABLE = 'a, button, summary, details, input, label, dialog, [role=dialog]'

interface ReadingKeysOptions {
  readonly page: RefObject<HTMLElement | null>
  readonly isPaged: boolean
  /** Returns whether it did anything. */
  readonly onCommand: (command: ReaderCommand) => boolean
}

export function useReadingKeys({ page, isPaged, onCommand }: ReadingKeysOptions): void {
  const latest = useRef(onCommand)
  latest.current = onCommand
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return
      const command = commandOf(event, isPaged)
      if (!command || (event.target instanceof Element && isKeyHandledBy(event.target, event.key))) return
      if (latest.current(command)) event.preventDefault()
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
      const command = commandOfTap(event.clientX, window.innerWidth)
      if (command) latest.current(command)
    }
    element.addEventListener('pointerdown', onDown)
    element.addEventListener('click', onClick)
    return () => {
      element.removeEventListener('pointerdown', onDown)
      element.removeEventListener('click', onClick)
    }
  }, [page, isPaged])
}
