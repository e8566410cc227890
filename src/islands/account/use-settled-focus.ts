import { type RefObject, useEffect, useRef } from 'react'

/** Focuses what replaced the focused control, so that it is read out and Tab goes on from there. */
export function useSettledFocus<E extends HTMLElement>(): RefObject<E | null> {
  const element = useRef<E>(null)
  useEffect(() => {
    element.current?.focus({ preventScroll: true })
  }, [])
  return element
}
