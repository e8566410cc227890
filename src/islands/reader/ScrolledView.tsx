import { useStore } from '@nanostores/react'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import type { ReaderSettings } from '../../stores/reader/reader-settings.ts'
import type { Reading } from '../../stores/reader/reading.ts'
import { followPosition } from './follow-position.ts'

interface Props {
  readonly reading: Reading
  readonly settings: ReaderSettings
  readonly front: ReactNode
  readonly chapters: ReactNode
  readonly end: ReactNode
}

export function ScrolledView({ reading, settings, front, chapters, end }: Props) {
  const book = useRef<HTMLDivElement>(null)
  const turn = useStore(reading.$turn)
  const shownTurn = useRef(turn)
  const follower = useRef<ReturnType<typeof followPosition>>(undefined)
  useLayoutEffect(() => {
    if (!book.current) return
    const following = followPosition(book.current, reading)
    follower.current = following
    following.show(reading.resume())
    return following.stop
  }, [reading])
  useLayoutEffect(() => {
    if (turn === shownTurn.current) return
    shownTurn.current = turn
    follower.current?.show(turn)
  }, [turn])
  return (
    <>
      <div
        className="reader-page reader-type"
        data-step={settings.fontStep}
        data-spacing={settings.spacing}
        data-width={settings.width}
      >
        {front}
        <div ref={book} className="reader-book">
          {chapters}
        </div>
      </div>
      {end}
    </>
  )
}
