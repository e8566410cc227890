import type { Reduction } from '../../contract/shop.ts'
import { fill } from '../../lib/fill.ts'
import type { Shop } from '../../stores/checkout/shop.ts'
import type { Offer } from '../../stores/checkout/shop-offers.ts'
import { Icon } from '../icon/Icon.tsx'
import type { ShopProps } from './shop-props.ts'

interface Props extends ShopProps {
  readonly shop: Extract<Shop, { state: 'open' }>
  readonly isNarrowed: boolean
  readonly onAll: () => void
}

export function ShopHead({ shop, isNarrowed, onAll, language, texts: { shop: texts }, paths }: Props) {
  const { story, offers, isTest } = shop
  const reductions = reductionsIn(offers)
  return (
    <header className="shop-head">
      <p className="eyebrow" lang={story.language}>
        {story.title || texts.untitled}
      </p>
      <h1>{isNarrowed ? texts.headingAudiobook : texts.heading}</h1>
      <p className="lead">{texts.lead}</p>
      {story.mustBeRead && (
        <div className="shop-unread">
          <p>{texts.unread.text}</p>
          <a className="button gold" href={fill(paths.reader, { id: story.id })}>
            {texts.unread.read}
          </a>
        </div>
      )}
      {reductions[0] && (
        <p className="shop-offer">
          <Icon name="check" />
          <span>
            {fill(texts.offer, {
              codes: reductions.map(({ code }) => code).join(' · '),
              date: lastDay(reductions[0], language),
            })}{' '}
            <small>{texts.struck}</small>
          </span>
        </p>
      )}
      {isTest && (
        <p className="shop-test">
          <Icon name="shield-check" />
          <span>{texts.test}</span>
        </p>
      )}
      {isNarrowed && (
        <button type="button" className="button quiet" onClick={onAll}>
          {texts.all}
        </button>
      )}
    </header>
  )
}

/** Of products that cost something here, the one that ends first in front. */
const reductionsIn = (offers: readonly Offer[]): Reduction[] =>
  offers
    .flatMap(({ product, now }) => (now.kind === 'priced' && product.reduction ? [product.reduction] : []))
    .toSorted((one, other) => one.ends.localeCompare(other.ends))

/** The day before the moment at which it ends. */
const lastDay = ({ ends }: Reduction, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(ends) - 1)
