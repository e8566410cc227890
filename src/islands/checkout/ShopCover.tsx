import type { Story } from '../../contract/story.ts'
import { StoryBook } from '../book/StoryBook.tsx'
import type { ShopTexts } from './shop-props.ts'

interface Props {
  readonly story: Story
  readonly texts: ShopTexts
  /** Whether its pages are being set. */
  readonly isMaking: boolean
}

/** In place of the pages until they are there. */
export const ShopCover = ({ story, texts, isMaking }: Props) => (
  <div className="shop-cover">
    <StoryBook {...{ story, texts }} />
    <p className="hint" role="status">
      {isMaking && texts.look.loading}
    </p>
  </div>
)
