import type { Offer } from '../../stores/checkout/shop-offers.ts'

/** The one we advise: the book on paper where the story fills one, else the first that is not had yet. */
export const advisedOffer = (offers: readonly Offer[]): Offer | undefined =>
  offers.find(({ edition, now }) => edition === 'paperback' && now.kind === 'priced') ??
  offers.find(({ now }) => now.kind === 'free' || now.kind === 'priced')
