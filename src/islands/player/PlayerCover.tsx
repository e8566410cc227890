import type { Story } from '../../contract/story.ts'
import { StoryBook } from '../book/StoryBook.tsx'
import type { PlayerTexts } from './player-props.ts'

interface Props {
  readonly story: Story
  readonly texts: PlayerTexts
}

export const PlayerCover = (props: Props) => (
  <div className="player-cover">
    <StoryBook {...props} />
  </div>
)
