import type { Offer } from '../../stores/checkout/shop-offers.ts'

/** The one we advise: the book on paper, else the first that is not had yet. */
export const advisedOffer = (offers: readonly Offer[]): Offer | undefined =>
  offers.find(({ edition }) => edition === 'paperback') ??
  offers.find(({ now }) => now.kind === 'free' || now.kind === 'priced')
