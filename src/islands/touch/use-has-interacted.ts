import { useEffect, useState } from 'react'

const INTERACTION_EVENTS = ['pointerdown', 'keydown'] as const

/** Whether anything was pressed: what only responds to that can be loaded later. */
export function useHasInteracted(): boolean {
  const [hasInteracted, setInteracted] = useState(false)
  useEffect(() => {
    const watch = new AbortController()
    const onInteraction = () => {
      setInteracted(true)
      watch.abort()
    }
    for (const event of INTERACTION_EVENTS)
      addEventListener(event, onInteraction, { signal: watch.signal, passive: true })
    return () => watch.abort()
  }, [])
  return hasInteracted
}
