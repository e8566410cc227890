import { useLayoutEffect, useSyncExternalStore } from 'react'
import type { ReaderSettings } from '../../stores/reader/reader-settings.ts'

type Paper = NonNullable<ReaderSettings['paper']>

const darkness = () => matchMedia('(prefers-color-scheme: dark)')

const watchDarkness = (run: () => void) => {
  const query = darkness()
  query.addEventListener('change', run)
  return () => query.removeEventListener('change', run)
}

/** Without a choice it is day or night, as the browser is set. */
export function usePaper(chosen: Paper | null): Paper {
  const isDark = useSyncExternalStore(watchDarkness, () => darkness().matches)
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    if (chosen) dataset.paper = chosen
    return () => {
      delete dataset.paper
    }
  }, [chosen])
  return chosen ?? (isDark ? 'night' : 'day')
}
