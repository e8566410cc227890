import { Icon } from '../../icon/Icon.tsx'
import type { ShopTexts } from '../shop-props.ts'

/** Stripe's test cards: https://docs.stripe.com/testing */
const CARDS = {
  pays: '4242 4242 4242 4242',
  asks: '4000 0025 0000 3155',
  declined: '4000 0000 0000 0002',
  expired: '4000 0000 0000 0069',
} as const

export const TestCards = ({ texts }: { readonly texts: ShopTexts['sandbox']['cards'] }) => (
  <details className="sandbox-cards">
    <summary>
      <span>{texts.heading}</span>
      <span className="numbers">{CARDS.pays}</span>
      <Icon name="chevron-down" />
    </summary>
    <dl>
      {Object.entries(CARDS).map(([does, number]) => (
        <div key={does}>
          <dt className="numbers">{number}</dt>
          <dd>{texts[does as keyof typeof CARDS]}</dd>
        </div>
      ))}
    </dl>
    <p>{texts.rest}</p>
  </details>
)
