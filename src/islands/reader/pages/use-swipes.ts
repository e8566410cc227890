import { type RefObject, useEffect } from 'react'
import type { Pages } from './create-pages.ts'
import { followSwipe } from './follow-swipe.ts'

const isSelecting = () => document.getSelection()?.isCollapsed === false

export function useSwipes(view: RefObject<HTMLElement | null>, { drag, drop }: Pages): void {
  useEffect(() => {
    if (!view.current) return
    return followSwipe(view.current, {
      onMove: by => {
        if (!isSelecting()) drag(by)
      },
      onEnd: way => drop(isSelecting() ? 0 : way),
    })
  }, [view, drag, drop])
}
