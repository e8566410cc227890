import type { Shop } from '../../stores/checkout/shop.ts'
import type { Offer } from '../../stores/checkout/shop-offers.ts'
import { OfferRow } from './OfferRow.tsx'
import type { PaidEdition, ShopProps } from './shop-props.ts'

interface Props extends ShopProps {
  readonly shop: Extract<Shop, { state: 'open' }>
  readonly offers: readonly Offer[]
  readonly onClaim: (offer: Offer) => void
  readonly onOrder: (edition: PaidEdition) => void
}

/** The first product that is not owned yet is highlighted. */
export function OfferList({ shop, offers, ...props }: Props) {
  const { texts } = props
  const first = offers.find(({ now }) => now.kind === 'free' || now.kind === 'priced')
  if (offers.length === 0) {
    return (
      <p className="shop-sheet day shop-none" role="status">
        {texts.shop.none}
      </p>
    )
  }
  return (
    <ul className="shop-sheet day">
      {offers.map(offer => (
        <OfferRow
          key={offer.edition}
          {...props}
          story={shop.story}
          offer={offer}
          isLit={offer === first}
          isTaking={shop.taking === offer.edition}
          news={shop.news?.edition === offer.edition ? shop.news.code : undefined}
        />
      ))}
    </ul>
  )
}
