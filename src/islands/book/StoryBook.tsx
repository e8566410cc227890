import './story-book.css'
import type { Story } from '../../contract/story.ts'
import { fill } from '../../lib/fill.ts'
import { Icon } from '../icon/Icon.tsx'
import { BookTitle } from './BookTitle.tsx'

interface Props {
  readonly story: Story
  /** `cover` holds `{title}`; `untitled` stands where there is none. */
  readonly texts: { readonly cover: string; readonly untitled: string }
}

/** The picture of a story's cover, with its title in it where there is one; null while nothing is drawn. */
export const coverOf = ({ cover, coverFormats }: Story): string | null => coverFormats.card ?? cover

/** A story as a book; a lantern on it while nothing is drawn. */
export function StoryBook({ story, texts }: Props) {
  const title = story.title || texts.untitled
  const picture = coverOf(story)
  return (
    <div className="book">
      {picture ? (
        <img src={picture} alt={fill(texts.cover, { title })} width={600} height={800} />
      ) : (
        <span className="book-blank">
          <Icon name="lantern" />
        </span>
      )}
      {!story.coverFormats.card && <BookTitle title={title} language={story.language} decoration />}
    </div>
  )
}
