import type { ComponentProps } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { advisedOffer } from './advised-offer.ts'
import { OfferList } from './OfferList.tsx'
import { ShopCodes } from './ShopCodes.tsx'

type Props = Omit<ComponentProps<typeof OfferList>, 'isAdvised'>

/** One that we advise beside the book, the others below it, then what holds of all. */
export function ShopOffers(props: Props) {
  const { offers, language } = props
  const texts = props.texts.shop
  const advised = advisedOffer(offers)
  const others = offers.filter(offer => offer !== advised)
  return (
    <>
      <div className="shop-right">
        {advised ? (
          <OfferList {...props} offers={[advised]} isAdvised />
        ) : (
          offers.length === 0 && (
            <p className="shop-none" role="status">
              {texts.none}
            </p>
          )
        )}
      </div>
      {others.length > 0 && (
        <section className="shop-rest" aria-labelledby="shop-rest">
          <header>
            <h2 id="shop-rest">{texts.rest}</h2>
            <ShopCodes {...{ offers, language, texts }} />
          </header>
          <OfferList {...props} offers={others} isAdvised={false} />
        </section>
      )}
      <ul className="shop-promises">
        {texts.promises.map(({ title, text }, index) => (
          <li key={title}>
            <Icon name={PROMISE_ICONS[index] ?? 'check'} />
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </>
  )
}

const PROMISE_ICONS = ['heart', 'eye', 'refresh']
