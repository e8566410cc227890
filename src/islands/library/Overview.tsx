import { useStore } from '@nanostores/react'
import { openBook } from '../../stores/library/continue-reading.ts'
import { $readingPositions } from '../../stores/reader/stored-position.ts'
import { Feature } from './Feature.tsx'
import type { TabViewProps } from './library-props.ts'
import { OpenBookStrip } from './OpenBookStrip.tsx'
import { StoryGrid } from './StoryGrid.tsx'

export function Overview({ stories, fresh, language, texts, paths, onChanged }: TabViewProps) {
  const options = { language, texts, paths, onChanged, fresh: fresh?.story.id }
  const [newest, ...others] = stories
  const open = openBook(useStore($readingPositions), stories)
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
