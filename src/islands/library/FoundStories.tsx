import { useStore } from '@nanostores/react'
import { useEffect, useMemo } from 'react'
import { counted } from '../../lib/counted.ts'
import { fill } from '../../lib/fill.ts'
import { findStories } from '../../stores/library/find-stories.ts'
import { $listeningPositions } from '../../stores/player/listening-position.ts'
import { $readingPositions } from '../../stores/reader/stored-position.ts'
import type { TabViewProps } from './library-props.ts'
import type { Wanted } from './SearchFields.tsx'
import { StoryGrid } from './StoryGrid.tsx'

/** What is looked for is looked for in so many stories; the button below loads further ones. */
const SEARCHED_MOST = 400

type Props = TabViewProps & { readonly wanted: Wanted }

/** Loaded with the first letter. */
export default function FoundStories({ wanted, stories, more, onMore, fresh, isLate: _isLate, ...options }: Props) {
  const { language, texts } = options
  const { find } = texts.library
  useEffect(() => {
    if (more === 'offered' && stories.length < SEARCHED_MOST) void onMore()
  }, [more, stories.length, onMore])
  const read = useStore($readingPositions)
  const heard = useStore($listeningPositions)
  const found = useMemo(() => {
    const readAt = (id: string) => Math.max(read[id]?.at ?? 0, heard[id]?.at ?? 0)
    return findStories(stories, { ...wanted, language, readAt })
  }, [stories, wanted, language, read, heard])
  const isNone = found.length === 0
  return (
    <>
      <p className={isNone ? 'library-search-none' : 'visually-hidden'} role="status">
        {isNone ? fill(find.none, { search: wanted.search.trim() }) : counted(language, found.length, find.found)}
      </p>
      <StoryGrid {...options} stories={found} fresh={fresh?.story.id} />
    </>
  )
}
