import { useEffect, useState } from 'react'

const TOUCHES = ['pointerdown', 'keydown'] as const

/** Whether somebody has pressed anything on the page yet: what only answers them need not be there before. */
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
