import './story-book.css'
import type { Story } from '../../contract/story.ts'
import { fill } from '../../lib/fill.ts'
import { Icon } from '../icon/Icon.tsx'
import { BookTitle } from './BookTitle.tsx'

interface Props {
  readonly story: Story
  /** `cover` holds `{title}`; `untitled` replaces a missing title. */
  readonly texts: { readonly cover: string; readonly untitled: string }
}

/** Prefers the cover with its title; null until one is drawn. */
export const coverOf = ({ cover, coverFormats }: Story): string | null => coverFormats.card ?? cover

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
