import { type RefObject, useEffect } from 'react'
import type { HeardSentence, ReadAlong } from '../../stores/read-along/read-along.ts'
import type { Reading } from '../../stores/reader/reading.ts'
import { createAutoScroll } from './auto-scroll.ts'
import { mark, rangeOf } from './mark-sentence.ts'
import { pointedPosition } from './pointed-position.ts'

interface HeardSentenceOptions {
  readonly along: ReadAlong
  readonly book: RefObject<HTMLElement | null>
  readonly reading: Reading
}

export function useHeardSentence({ along, book, reading }: HeardSentenceOptions): void {
  useEffect(() => {
    const sight = createAutoScroll(reading.turnTo)
    const show = (sentence: HeardSentence | undefined) => {
      const range = sentence && rangeOf(sentence)
      mark(range)
      if (range && sentence) sight.show(range, { ...sentence, offset: sentence.start })
    }
    const stops = [
      along.$sentence.subscribe(show),
      // Another page has another text to mark.
      reading.$turn.listen(() => requestAnimationFrame(() => show(along.$sentence.get()))),
    ]
    return () => {
      for (const stop of stops) stop()
      sight.stop()
      mark(undefined)
    }
  }, [along, reading])
  useEffect(() => {
    const text = book.current
    const onClick = (event: MouseEvent) => {
      const position = document.getSelection()?.isCollapsed === false ? undefined : pointedPosition(event)
      if (!position) return
      event.stopPropagation()
      void along.hear(position)
    }
    // Before the page, which would turn by a tap at its side.
    text?.addEventListener('click', onClick, true)
    document.documentElement.dataset.readAlong = ''
    return () => {
      text?.removeEventListener('click', onClick, true)
      delete document.documentElement.dataset.readAlong
    }
  }, [along, book])
}
