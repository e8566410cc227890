import type { Edition } from '../../contract/shop.ts'
import type { TaxReason } from '../db/invoice-tables.ts'
import type { Seller } from './seller.ts'
import { memberState, vatRate } from './vat-rates.ts'

export interface Taxation {
  readonly reason: TaxReason
  /** Hundredths of a per cent. */
  readonly rate: number
  /** Whose tax it is, or who buys where no EU country taxes; null where it does not matter. */
  readonly country: string | null
}

interface Sale {
  readonly edition: Edition
  /** The buyer's, or where the book is posted to; null where it is not known: then the seller's. */
  readonly country: string | null
  readonly day: string
}

/** By our own table, for private buyers (Art. 33, 58 and 59c of Directive 2006/112/EC; Art. 146 for what is posted elsewhere). */
export function taxationOf(
  { country: own, scheme }: Pick<Seller, 'country' | 'scheme'>,
  { edition, country, day }: Sale,
): Taxation {
  if (scheme === 'small-business') return { reason: 'small-business', rate: 0, country: own }
  if (scheme === 'none') return { reason: 'untaxed', rate: 0, country: null }
  const buyers = country ?? own
  const state = memberState(buyers)
  if (state === undefined) return { reason: 'outside-eu', rate: 0, country: buyers }
  const taxing = scheme === 'own' ? (memberState(own) ?? state) : state
  return { reason: 'rate', rate: vatRate(taxing, edition, day), country: taxing }
}
