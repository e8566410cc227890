import { BookTitle } from '../book/BookTitle.tsx'
import { Icon } from '../icon/Icon.tsx'
import type { StoryProps } from './library-props.ts'

/**
 * A story as a book; one that is not complete stands there unlit. Its title is laid on the picture until the cover is
 * drawn with it. The title beside it names the link.
 */
export function ShelfBook({ story, texts }: Pick<StoryProps, 'story' | 'texts'>) {
  if (story.coverFormats.card)
    return (
      <div className="book">
        <img src={story.coverFormats.card} alt="" width={600} height={800} />
      </div>
    )
  return (
    <div className={story.state === 'complete' ? 'book' : 'book unlit'}>
      {story.cover ? (
        <img src={story.cover} alt="" width={600} height={800} />
      ) : (
        <span className="lib-blank">
          <Icon name="lantern" />
        </span>
      )}
      <BookTitle title={story.title || texts.untitled} language={story.language} decoration />
    </div>
  )
}
