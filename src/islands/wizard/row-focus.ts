import { useEffect, useRef } from 'react'

/** Gives the focus to the element of an id that the next drawing brings: a new row, or the button that stays. */
export function useRowFocus(): (id: string) => void {
  const wanted = useRef('')
  useEffect(() => {
    if (!wanted.current) return
    document.getElementById(wanted.current)?.focus()
    wanted.current = ''
  })
  return id => {
    wanted.current = id
  }
}
