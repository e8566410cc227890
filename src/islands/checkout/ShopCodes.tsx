import type { Reduction } from '../../contract/shop.ts'
import { fill } from '../../lib/fill.ts'
import { writtenDay } from '../../lib/written.ts'
import type { Offer } from '../../stores/checkout/shop-offers.ts'
import { Icon } from '../icon/Icon.tsx'
import type { ShopProps } from './shop-props.ts'

interface Props extends Pick<ShopProps, 'language'> {
  readonly offers: readonly Offer[]
  readonly texts: ShopProps['texts']['shop']
}

/** The codes that are applied already. */
export function ShopCodes({ offers, language, texts }: Props) {
  const reductions = reductionsIn(offers)
  if (!reductions[0]) return null
  const codes = reductions.map(({ code }) => code).join(' · ')
  return (
    <p className="shop-offer">
      <Icon name="check" />
      <span>
        {fill(texts.offer, { codes, date: lastDay(reductions[0], language) })} <small>{texts.struck}</small>
      </span>
    </p>
  )
}

/** Of products that cost something here, the one that ends first in front. */
const reductionsIn = (offers: readonly Offer[]): Reduction[] =>
  offers
    .flatMap(({ product, now }) => (now.kind === 'priced' && product.reduction ? [product.reduction] : []))
    .toSorted((one, other) => one.ends.localeCompare(other.ends))

/** The day before the moment at which it ends. */
const lastDay = ({ ends }: Reduction, language: string): string =>
  writtenDay(language, Date.parse(ends) - 1, { timeZone: 'UTC' })
