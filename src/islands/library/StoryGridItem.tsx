import { useId, useState } from 'react'
import type { StorySummary } from '../../contract/story-summary.ts'
import { Icon } from '../icon/Icon.tsx'
import { type StoryListOptions, storyHref, titleOf } from './library-props.ts'
import { ProgressLine } from './ProgressLine.tsx'
import { BookActions, FoldedActions } from './StoryActions.tsx'
import { StoryBookCover } from './StoryBookCover.tsx'
import { StoryState } from './StoryState.tsx'

interface Props extends StoryListOptions {
  readonly story: StorySummary
  readonly isFresh: boolean
}

/** A revision request sent from the folded-out part goes on when it is folded. */
export function StoryGridItem({ story, isFresh, ...options }: Props) {
  const { library: texts } = options.texts
  const [isOpen, setOpen] = useState(false)
  const drawer = useId()
  const title = titleOf(story, texts)
  return (
    <li data-cat={story.category}>
      <a href={storyHref(story, options.paths)}>
        <span className="library-book library-ledge">
          <StoryBookCover story={story} texts={texts} isFresh={isFresh} />
        </span>
        <span className="library-name" lang={story.language}>
          {title}
        </span>
      </a>
      {story.state === 'complete' && <ProgressLine story={story} texts={texts} />}
      <StoryState story={story} texts={texts} />
      {story.state === 'complete' && (
        <>
          <BookActions
            {...options}
            story={story}
            more={
              <button
                type="button"
                className="button quiet small"
                aria-label={`${texts.actions.more}: ${title}`}
                aria-expanded={isOpen}
                aria-controls={drawer}
                onClick={() => setOpen(!isOpen)}
              >
                <Icon name="ellipsis" />
                {texts.actions.more}
              </button>
            }
          />
          <div className="library-more" id={drawer} hidden={!isOpen}>
            <FoldedActions {...options} story={story} />
          </div>
        </>
      )}
    </li>
  )
}
