import { useEffect, useState } from 'react'

const TOUCHES = ['pointerdown', 'keydown'] as const

/** Whether anything was pressed: what only responds to that can be loaded later. */
export function useTouched(): boolean {
  const [isTouched, setTouched] = useState(false)
  useEffect(() => {
    const watch = new AbortController()
    const touched = () => {
      setTouched(true)
      watch.abort()
    }
    for (const touch of TOUCHES) addEventListener(touch, touched, { signal: watch.signal, passive: true })
    return () => watch.abort()
  }, [])
  return isTouched
}
