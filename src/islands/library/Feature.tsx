import './feature.css'
import type { StorySummary } from '../../contract/story-summary.ts'
import type { KeptPlace } from '../../stores/reader/reading-place.ts'
import { Icon } from '../icon/Icon.tsx'
import { type Shelves, storyAction, storyHref, titleOf } from './library-props.ts'
import { placeText } from './open-book-text.ts'
import { ShelfBook } from './ShelfBook.tsx'
import { FeatureActions } from './StoryActions.tsx'
import { StoryState } from './StoryState.tsx'

interface Props extends Shelves {
  readonly story: StorySummary
  readonly place: KeptPlace | undefined
  /** Whether it is the primary link: only that is gold. */
  readonly isFirst: boolean
  /** Id of the story that something was just bought for. */
  readonly fresh: string | undefined
}

export function Feature({ story, place, isFirst, fresh, ...shelves }: Props) {
  const { paths } = shelves
  const { library: texts } = shelves.texts
  const href = storyHref(story, paths)
  const isComplete = story.state === 'complete'
  return (
    <article className="library-feature" data-cat={story.category}>
      <a className="library-book" href={href} aria-label={titleOf(story, texts)}>
        <ShelfBook story={story} texts={texts} isFresh={fresh === story.id} />
      </a>
      <div>
        {isComplete && !place && story.role === 'owner' && (
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
        {place && <p className="hint">{placeText(place, texts)}</p>}
        <FeatureActions {...shelves} story={story}>
          <a className={isFirst ? 'button gold' : 'button paper'} href={href}>
            <Icon name={isComplete ? 'book-open' : 'eye'} />
            {place ? texts.open.go : storyAction(story, texts)}
          </a>
        </FeatureActions>
      </div>
    </article>
  )
}
