import { type RefObject, useEffect, useRef } from 'react'

/** Takes the focus when the view changes and the pressed button is gone. In the view `first` the dialog decides. */
export function useHeadingFocus(view: string, first: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const dialog = heading.current?.closest('dialog')
    if (view !== first && !dialog?.contains(document.activeElement)) heading.current?.focus()
  }, [view, first])
  return heading
}
