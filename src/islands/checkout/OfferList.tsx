import type { ShownPreview } from '../../stores/checkout/preview.ts'
import type { Shop } from '../../stores/checkout/shop.ts'
import type { Offer } from '../../stores/checkout/shop-offers.ts'
import { OfferRow } from './OfferRow.tsx'
import type { PaidEdition, ShopProps } from './shop-props.ts'

interface Props extends ShopProps {
  readonly shop: Extract<Shop, { state: 'open' }>
  readonly preview: ShownPreview
  readonly offers: readonly Offer[]
  /** Whether they are what we advise. */
  readonly isAdvised: boolean
  readonly onClaim: (offer: Offer) => void
  readonly onOrder: (edition: PaidEdition) => void
}

export const OfferList = ({ shop, offers, isAdvised, ...props }: Props) => (
  <ul className={`shop-sheet${isAdvised ? ' is-advised' : ''}`}>
    {offers.map(offer => (
      <OfferRow
        key={offer.edition}
        {...props}
        story={shop.story}
        offer={offer}
        isLit={isAdvised}
        isTaking={shop.taking === offer.edition}
        news={shop.news?.edition === offer.edition ? shop.news.code : undefined}
      />
    ))}
  </ul>
)
