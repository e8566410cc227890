import { useStore } from '@nanostores/react'
import { openBook } from '../../stores/library/continue-reading.ts'
import { $readingPlaces } from '../../stores/reader/reading-place.ts'
import { Feature } from './Feature.tsx'
import type { RoomProps } from './library-props.ts'
import { OpenBookStrip } from './OpenBookStrip.tsx'
import { Shelf } from './Shelf.tsx'

export function Overview({ stories, fresh, language, texts, paths, onChanged }: RoomProps) {
  const shelves = { language, texts, paths, onChanged, fresh: fresh?.story.id }
  const [newest, ...others] = stories
  const open = openBook(useStore($readingPlaces), stories)
  const isNewest = open?.story.id === newest.id
  return (
    <>
      {open && !isNewest && <OpenBookStrip open={open} texts={shelves.texts.library} paths={shelves.paths} />}
      <Feature {...shelves} story={newest} place={isNewest ? open?.place : undefined} isFirst={!open || isNewest} />
      <Shelf {...shelves} stories={others} />
    </>
  )
}
