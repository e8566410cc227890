import type { RefusalCode } from '../../contract/refusals.ts'
import { fill } from '../../lib/fill.ts'
import type { Offer } from '../../stores/checkout/shop-offers.ts'
import { Icon } from '../icon/Icon.tsx'
import { Problem } from '../ui/Problem.tsx'
import { OfferThumb } from './OfferThumb.tsx'
import { OfferWays } from './OfferWays.tsx'
import { factsOf } from './offer-facts.ts'
import type { OfferProps } from './offer-props.ts'
import { inEuro, type ShopProps } from './shop-props.ts'

export function OfferRow(props: OfferProps) {
  const { story, offer, news, texts, language } = props
  const facts = factsOf(story, offer.edition, texts.shop.facts, language)
  const status = statusOf(offer, texts.shop)
  return (
    <li className="shop-row">
      <OfferThumb story={story} edition={offer.edition} />
      <div className="shop-what">
        <h2 id={`offer-${offer.edition}`}>{offer.texts.title}</h2>
        <p>{offer.texts.description}</p>
        {facts && <p className="hint">{facts}</p>}
        {status && (
          <p className="shop-status">
            <Icon name={status.icon} />
            {status.text}
          </p>
        )}
        <div role="status">{news && <Problem hasIcon={false}>{newsText(news, texts)}</Problem>}</div>
      </div>
      <div className="shop-buy">
        <OfferPrice {...props} />
        <OfferWays {...props} />
      </div>
    </li>
  )
}

function OfferPrice({ offer: { product, edition, now }, texts: { shop: texts }, language }: OfferProps) {
  if (now.kind === 'owned') {
    return <p className="shop-yours">{texts.yours}</p>
  }
  if (now.kind !== 'priced') return <p className="shop-free">{texts.free}</p>
  return (
    <p className="shop-price">
      {product.reduction && <Former {...{ texts, language }} cents={product.reduction.formerInCent} />}
      <b>{inEuro(product.reduction?.priceInCent ?? product.priceInCent, language)}</b>
      <small>{edition === 'paperback' ? texts.vatAndPost : texts.vat}</small>
    </p>
  )
}

interface FormerProps extends Pick<OfferProps, 'language'> {
  readonly texts: ShopProps['texts']['shop']
  readonly cents: number
}

const Former = ({ texts, language, cents }: FormerProps) => (
  <>
    <span className="visually-hidden">{fill(texts.former, { price: inEuro(cents, language) })}</span>
    <s aria-hidden="true">{inEuro(cents, language)}</s>
  </>
)

function statusOf({ edition, now }: Offer, texts: ShopProps['texts']['shop']) {
  if (now.kind === 'priced' && now.isAgain) return { icon: 'check', text: texts.ordered }
  if (now.kind !== 'owned') return undefined
  if (now.making === 'waiting') return { icon: 'hourglass', text: texts.owned.waiting }
  const icon = { ready: 'check', pending: 'hourglass', failed: 'alert-circle' }[now.making]
  return { icon, text: texts.owned[edition === 'audiobook' ? 'audiobook' : 'ebook'][now.making] }
}

const newsText = (news: RefusalCode | 'costs', texts: ShopProps['texts']): string =>
  news === 'costs' || news === 'price-changed'
    ? texts.shop.news[news]
    : (texts.errors as Readonly<Record<RefusalCode, string>>)[news]
