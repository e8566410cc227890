import { BookTitle } from '../book/BookTitle.tsx'
import { Icon } from '../icon/Icon.tsx'
import { type StoryProps, titleOf } from './library-props.ts'

interface Props extends Pick<StoryProps, 'story' | 'texts'> {
  readonly isFresh?: boolean
}

/** The title is laid on the picture until the cover is drawn with it. The title beside it names the link. */
export function StoryBookCover({ story, texts, isFresh = false }: Props) {
  const { card } = story.coverFormats
  const picture = card ?? story.cover
  const classes = ['book', story.state !== 'complete' && 'unlit', isFresh && 'bought'].filter(Boolean).join(' ')
  return (
    <div className={classes}>
      {picture ? (
        <img src={picture} alt="" width={600} height={800} />
      ) : (
        <span className="library-blank">
          <Icon name="lantern" />
        </span>
      )}
      {!card && <BookTitle title={titleOf(story, texts)} language={story.language} decoration />}
      {isFresh && <span className="badge">{texts.purchase.badge}</span>}
    </div>
  )
}
