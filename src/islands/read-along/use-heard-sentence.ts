import { type RefObject, useEffect } from 'react'
import type { Player } from '../../stores/player/player.ts'
import type { HeardSentence, ReadAlong } from '../../stores/read-along/read-along.ts'
import type { Reading } from '../../stores/reader/reading.ts'
import { chapterAddress } from '../reader/paragraph-address.ts'
import { createAutoScroll } from './auto-scroll.ts'
import { mark, rangeOf } from './mark-sentence.ts'
import { pointedPosition } from './pointed-position.ts'

interface HeardSentenceOptions {
  readonly along: ReadAlong
  readonly player: Player
  readonly book: RefObject<HTMLElement | null>
  readonly reading: Reading
}

export function useHeardSentence({ along, player, book, reading }: HeardSentenceOptions): void {
  useEffect(() => {
    const sight = createAutoScroll()
    const show = (sentence: HeardSentence | undefined) => {
      const range = sentence && rangeOf(sentence)
      mark(range)
      if (range) sight.show(range)
    }
    const stops = [
      along.$sentence.subscribe(show),
      // Another page has another text to mark.
      reading.$turn.listen(() => requestAnimationFrame(() => show(along.$sentence.get()))),
      followChapters(player, reading),
    ]
    return () => {
      for (const stop of stops) stop()
      sight.stop()
      mark(undefined)
    }
  }, [along, player, reading])
  useEffect(() => {
    const text = book.current
    const onClick = (event: MouseEvent) => {
      const position = document.getSelection()?.isCollapsed === false ? undefined : pointedPosition(event)
      if (!position) return
      // A tap at the side would turn the page.
      event.stopPropagation()
      void along.hear(position)
    }
    text?.addEventListener('click', onClick)
    document.documentElement.dataset.readAlong = ''
    return () => {
      text?.removeEventListener('click', onClick)
      delete document.documentElement.dataset.readAlong
    }
  }, [along, book])
}

/** Turns pages with the voice where chapters come one at a time, until the reader turns elsewhere. */
function followChapters(player: Player, reading: Reading): () => void {
  let heard = player.$spot.get().chapter
  return player.$spot.listen(({ chapter }) => {
    if (chapter === heard) return
    heard = chapter
    if (!document.getElementById(chapterAddress(chapter))) reading.turnTo({ chapter, paragraph: 0, offset: 0 })
  })
}
