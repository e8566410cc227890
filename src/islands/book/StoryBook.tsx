import type { Story } from '../../contract/story.ts'
import { fill } from '../../lib/fill.ts'
import { BlankCover } from './BlankCover.tsx'

interface Props {
  readonly story: Pick<Story, 'cover' | 'title'>
  /** `cover` holds `{title}`; `untitled` replaces a missing title. */
  readonly texts: { readonly cover: string; readonly untitled: string; readonly binding: string }
}

export const StoryBook = ({ story: { cover, title }, texts }: Props) => (
  <div className="book">
    {cover ? (
      <img src={cover} alt={fill(texts.cover, { title: title || texts.untitled })} width={600} height={800} />
    ) : (
      <BlankCover text={texts.binding} />
    )}
  </div>
)
