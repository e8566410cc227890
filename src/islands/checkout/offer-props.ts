import type { Story } from '../../contract/story.ts'
import type { ShownPreview } from '../../stores/checkout/preview.ts'
import type { ShopNews } from '../../stores/checkout/shop.ts'
import type { Offer } from '../../stores/checkout/shop-offers.ts'
import type { PaidEdition, ShopProps } from './shop-props.ts'

export interface OfferProps extends ShopProps {
  readonly story: Story
  readonly preview: ShownPreview
  readonly offer: Offer
  /** Whether it is the one that we advise. */
  readonly isLit: boolean
  readonly isTaking: boolean
  readonly news: ShopNews['code'] | undefined
  readonly onClaim: (offer: Offer) => void
  readonly onOrder: (edition: PaidEdition) => void
}
