import './feature.css'
import type { StorySummary } from '../../contract/story-summary.ts'
import type { StoredPosition } from '../../stores/reader/stored-position.ts'
import { Icon } from '../icon/Icon.tsx'
import { type StoryListOptions, storyAction, storyHref, titleOf } from './library-props.ts'
import { positionText } from './open-book-text.ts'
import { FeatureActions } from './StoryActions.tsx'
import { StoryBookCover } from './StoryBookCover.tsx'
import { StoryState } from './StoryState.tsx'

interface Props extends StoryListOptions {
  readonly story: StorySummary
  readonly position: StoredPosition | undefined
  /** Whether it is the primary link: only that is gold. */
  readonly isFirst: boolean
  /** Id of the story that something was just bought for. */
  readonly fresh: string | undefined
}

export function Feature({ story, position, isFirst, fresh, ...options }: Props) {
  const { paths } = options
  const { library: texts } = options.texts
  const href = storyHref(story, paths)
  const isComplete = story.state === 'complete'
  return (
    <article className="library-feature" data-cat={story.category}>
      <a className="library-book" href={href}>
        <span className="visually-hidden">{titleOf(story, texts)}</span>
        <StoryBookCover story={story} texts={texts} isFresh={fresh === story.id} />
      </a>
      <div>
        {isComplete && !position && story.role === 'owner' && (
          <span className="pill">
            <Icon name="lantern" />
            {texts.fresh}
          </span>
        )}
        <h2 lang={story.language}>{titleOf(story, texts)}</h2>
        <StoryState story={story} texts={texts} />
        {story.description && (
          <p className="lead" lang={story.language}>
            {story.description}
          </p>
        )}
        {position && <p className="hint">{positionText(position, texts)}</p>}
        <FeatureActions {...options} story={story}>
          <a className={isFirst ? 'button gold' : 'button paper'} href={href}>
            <Icon name={isComplete ? 'book-open' : 'eye'} />
            {position ? texts.open.go : storyAction(story, texts)}
          </a>
        </FeatureActions>
      </div>
    </article>
  )
}
