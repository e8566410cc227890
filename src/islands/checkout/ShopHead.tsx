import { isLaunchOfferOpen, LAUNCH_OFFER } from '../../contract/launch-offer.ts'
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
  const codes = codesFor(offers, isNarrowed)
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
      {codes.length > 0 && (
        <p className="shop-offer">
          <Icon name="gift" />
          <span>{fill(texts.offer, { codes: codes.join(' · '), date: lastDay(language) })}</span>
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

/** Codes of the launch offer for these products; each code begins with its product. */
function codesFor(offers: readonly Offer[], isNarrowed: boolean): string[] {
  if (!isLaunchOfferOpen(Date.now())) return []
  const priced = offers.filter(({ edition, now }) => now.kind === 'priced' && (!isNarrowed || edition === 'audiobook'))
  return LAUNCH_OFFER.codes.filter(code => priced.some(({ edition }) => code.startsWith(edition.toUpperCase())))
}

/** Day before `LAUNCH_OFFER.ends`. */
const lastDay = (language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(LAUNCH_OFFER.ends) - 1)
