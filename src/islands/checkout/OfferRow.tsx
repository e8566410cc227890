import type { RefusalCode } from '../../contract/refusals.ts'
import { fill } from '../../lib/fill.ts'
import type { Offer } from '../../stores/checkout/shop-offers.ts'
import { Icon } from '../icon/Icon.tsx'
import { Problem } from '../ui/Problem.tsx'
import { OfferSample } from './OfferSample.tsx'
import { OfferWays } from './OfferWays.tsx'
import { factsOf } from './offer-facts.ts'
import type { OfferProps } from './offer-props.ts'
import { inEuro, type ShopProps, taxNote } from './shop-props.ts'

export function OfferRow(props: OfferProps) {
  const { story, preview, offer, isLit, news, texts } = props
  const { edition, now } = offer
  const status = statusOf(offer, texts)
  return (
    <li className={`shop-row day ${edition}`}>
      {isLit && edition === 'paperback' && (
        <p className="shop-advice">
          <Icon name="gift" />
          {texts.shop.best}
        </p>
      )}
      <div className="shop-name">
        <h2 id={`offer-${edition}`}>{offer.texts.title}</h2>
        <OfferPrice {...props} />
      </div>
      <p className="shop-what">{offer.texts.description}</p>
      {edition === 'audiobook' && now.kind !== 'owned' && (
        <OfferSample {...{ story, preview }} texts={texts.shop.sample} />
      )}
      <Facts {...props} />
      {status && (
        <p className="shop-status">
          <Icon name={status.icon} />
          {status.text}
        </p>
      )}
      <div role="status">{news && <Problem hasIcon={false}>{newsText(news, texts)}</Problem>}</div>
      <div className="shop-buy">
        <OfferWays {...props} />
      </div>
    </li>
  )
}

function Facts({ story, preview, offer: { edition }, texts, language }: OfferProps) {
  const known = typeof preview === 'string' ? undefined : preview
  const facts = factsOf(edition, { story, preview: known, texts: texts.shop.facts, language, now: Date.now() })
  if (facts.length === 0) return null
  return (
    <ul className="shop-facts">
      {facts.map(({ icon, text }) => (
        <li key={icon}>
          <Icon name={icon} />
          {text}
        </li>
      ))}
    </ul>
  )
}

function OfferPrice({ offer, texts: { shop: texts }, language }: OfferProps) {
  const { product, now } = offer
  if (now.kind === 'owned') {
    return <p className="shop-yours">{texts.yours}</p>
  }
  if (now.kind === 'too-short' || now.kind === 'unsold') return null
  if (now.kind !== 'priced') return <p className="shop-free">{texts.free}</p>
  return (
    <p className="shop-price">
      {product.reduction && <Former {...{ texts, language }} cents={product.reduction.formerInCent} />}
      <b>{inEuro(product.reduction?.priceInCent ?? product.priceInCent, language)}</b>
      <small>{taxNote(offer, texts)}</small>
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

function statusOf({ edition, now }: Offer, { shop: texts, errors }: ShopProps['texts']) {
  if (now.kind === 'too-short') return { icon: 'info', text: errors['too-short'] }
  if (now.kind === 'unsold') return { icon: 'info', text: errors['voice-not-sold'] }
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
