import { type RefObject, useEffect } from 'react'
import { watchKeys } from '../reading-keys.ts'
import type { Pages } from './create-pages.ts'
import { commandOf, commandOfTap, type PageCommand } from './page-keys.ts'

/** Elements on which a tap has another meaning. */
const PRESSABLE = 'a, button, summary, details, input, label, dialog, [role=dialog]'

const hasSelection = () => document.getSelection()?.isCollapsed === false

/** Keys, and taps at the sides. */
export function usePageTurns(view: RefObject<HTMLElement | null>, commands: Pages['commands']): void {
  useEffect(() => {
    const unwatchKeys = watchKeys(event => {
      const command = commandOf(event)
      if (command && commands[command]()) event.preventDefault()
    })
    const unwatchTaps = view.current ? watchTaps(view.current, command => commands[command]()) : undefined
    return () => {
      unwatchKeys()
      unwatchTaps?.()
    }
  }, [view, commands])
}

/** A mouse clicks for many reasons; a finger at the side has one. */
function watchTaps(element: HTMLElement, onTap: (command: PageCommand) => void): () => void {
  const watch = new AbortController()
  let hadSelection = false
  const onDown = () => {
    hadSelection = hasSelection()
  }
  const onClick = (event: MouseEvent) => {
    const isMouse = !(event instanceof PointerEvent) || event.pointerType === 'mouse' || event.pointerType === ''
    const isElsewhere = event.target instanceof Element && event.target.closest(PRESSABLE) !== null
    if (isMouse || isElsewhere || hadSelection || hasSelection()) return
    const command = commandOfTap(event.clientX, window.innerWidth)
    if (command) onTap(command)
  }
  element.addEventListener('pointerdown', onDown, { signal: watch.signal })
  element.addEventListener('click', onClick, { signal: watch.signal })
  return () => watch.abort()
}
