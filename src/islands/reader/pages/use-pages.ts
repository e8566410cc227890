import { useStore } from '@nanostores/react'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ReaderSettings } from '../../../stores/reader/reader-settings.ts'
import type { Reading } from '../../../stores/reader/reading.ts'
import { createPages, type Pages } from './create-pages.ts'
import { watchReader } from './watch-reader.ts'

export function usePages(book: RefObject<HTMLElement | null>, reading: Reading, settings: ReaderSettings): Pages {
  const [pages] = useState(() => createPages({ book: () => elementOf(book), reading }))
  const turn = useStore(reading.$turn)
  const seenTurn = useRef(turn)
  useLayoutEffect(() => {
    pages.show(reading.resume())
    const resized = new ResizeObserver(pages.settle)
    resized.observe(elementOf(book))
    // Letters of another face are of another width.
    document.fonts.addEventListener('loadingdone', pages.settle)
    return () => {
      resized.disconnect()
      document.fonts.removeEventListener('loadingdone', pages.settle)
      pages.stop()
    }
  }, [pages, reading, book])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the settings set the text anew
  useLayoutEffect(pages.settle, [pages, settings])
  useLayoutEffect(() => {
    if (turn === seenTurn.current) return
    seenTurn.current = turn
    pages.show(turn)
  }, [pages, turn])
  useEffect(() => watchReader({ onLeave: reading.leave, onAddress: reading.turnTo }), [reading])
  useEffect(() => pages.$shown.subscribe(() => loadPictures(elementOf(book))), [pages, book])
  return pages
}

function elementOf(ref: RefObject<HTMLElement | null>): HTMLElement {
  if (!ref.current) throw new Error('the pages are not in the document')
  return ref.current
}

/** Where the browser waits until a picture is near, a turned page would show it late. */
function loadPictures(book: HTMLElement): void {
  const { left, width } = book.getBoundingClientRect()
  for (const picture of book.querySelectorAll<HTMLImageElement>('img[loading=lazy]')) {
    if (Math.abs(picture.getBoundingClientRect().left - left) < NEAR_PAGES * width) picture.loading = 'eager'
  }
}

const NEAR_PAGES = 4
