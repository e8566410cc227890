import { useStore } from '@nanostores/react'
import { Suspense, useState } from 'react'
import { openBook } from '../../stores/library/continue-reading.ts'
import { $readingPositions } from '../../stores/reader/stored-position.ts'
import { lazyOr } from '../ui/lazy-or.ts'
import { Feature } from './Feature.tsx'
import type { TabViewProps } from './library-props.ts'
import { OpenBookStrip } from './OpenBookStrip.tsx'
import { SearchFields, type Wanted } from './SearchFields.tsx'
import { StoryGrid } from './StoryGrid.tsx'

/** Fewer books are seen at one glance. */
const SEARCHED_FROM = 5

const FoundStories = lazyOr(() => import('./FoundStories.tsx'), Books)

const ALL: Wanted = { search: '', order: 'newest' }

export function Overview(props: TabViewProps) {
  const [wanted, setWanted] = useState(ALL)
  const isAll = wanted.search.trim() === '' && wanted.order === ALL.order
  return (
    <>
      {props.stories.length >= SEARCHED_FROM && (
        <SearchFields wanted={wanted} texts={props.texts.library} onChange={setWanted} />
      )}
      {isAll ? (
        <Books {...props} />
      ) : (
        <Suspense fallback={<Books {...props} />}>
          <FoundStories {...props} wanted={wanted} />
        </Suspense>
      )}
    </>
  )
}

const gridOf = ({ fresh, language, texts, paths, onChanged }: TabViewProps) => ({
  ...{ language, texts, paths, onChanged },
  fresh: fresh?.story.id,
})

/** The one to go on with first, then the newest, then the others. */
function Books(props: TabViewProps) {
  const options = gridOf(props)
  const [newest, ...others] = props.stories
  const open = openBook(useStore($readingPositions), props.stories)
  const isNewest = open?.story.id === newest.id
  return (
    <>
      {open && !isNewest && <OpenBookStrip open={open} texts={options.texts.library} paths={options.paths} />}
      <Feature
        {...options}
        story={newest}
        position={isNewest ? open?.position : undefined}
        isFirst={!open || isNewest}
      />
      <StoryGrid {...options} stories={others} />
    </>
  )
}
