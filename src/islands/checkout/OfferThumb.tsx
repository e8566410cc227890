import type { Edition } from '../../contract/shop.ts'
import type { Story } from '../../contract/story.ts'
import { Icon } from '../icon/Icon.tsx'

interface Props {
  readonly story: Story
  readonly edition: Edition
}

export const OfferThumb = ({ story, edition }: Props) => (
  <div className={`shop-thumb ${edition}`} aria-hidden="true">
    <span className={edition === 'paperback' ? 'book' : 'shop-device'}>
      {story.cover ? <img src={story.cover} alt="" /> : <Icon name="lantern" />}
      {edition === 'audiobook' && <Icon name="headphones" />}
    </span>
  </div>
)
