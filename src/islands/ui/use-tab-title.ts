import { useEffect } from 'react'
import { BRAND } from '../../contract/brand.ts'

/** Names the story of a page first: several tabs may be open, and a tab shows the beginning only. */
export function useTabTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) document.title = `${title} – ${BRAND}`
  }, [title])
}
