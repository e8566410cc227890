import { useEffect, useRef } from 'react'

/** Focuses the element of an id after the next render: a new row, or the button that stays. */
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
