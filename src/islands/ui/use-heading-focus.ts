import { type RefObject, useEffect, useRef } from 'react'

/**
 * The heading of a dialog with several views, which takes the focus when what was pressed is gone with the view before.
 * In the view `first` the dialog itself decides.
 */
export function useHeadingFocus(view: string, first: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const dialog = heading.current?.closest('dialog')
    if (view !== first && !dialog?.contains(document.activeElement)) heading.current?.focus()
  }, [view, first])
  return heading
}
