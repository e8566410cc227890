import type { Story } from '../../contract/story.ts'
import { fill } from '../../lib/fill.ts'
import { BookTitle } from '../book/BookTitle.tsx'
import { Icon } from '../icon/Icon.tsx'
import type { PlayerTexts } from './player-props.ts'

interface Props {
  readonly story: Story
  readonly texts: PlayerTexts
}

/** The book that is read aloud, with the lantern's light behind it. */
export function PlayerCover({ story, texts }: Props) {
  const title = story.title || texts.untitled
  const { card } = story.coverFormats
  const picture = card ?? story.cover
  return (
    <div className="pl-cover">
      <div className="book">
        {picture ? (
          <img src={picture} alt={fill(texts.cover, { title })} width={600} height={800} />
        ) : (
          <span className="pl-blank">
            <Icon name="lantern" />
          </span>
        )}
        {!card && <BookTitle title={title} language={story.language} decoration />}
      </div>
    </div>
  )
}
