import { type RefObject, useEffect, useRef } from 'react'

/** Puts the focus on what took the place of the control that had it, so that it is read out and Tab goes on from there. */
export function useSettledFocus<E extends HTMLElement>(): RefObject<E | null> {
  const element = useRef<E>(null)
  useEffect(() => {
    element.current?.focus({ preventScroll: true })
  }, [])
  return element
}
