import { CURRENCY } from '../../contract/currency.ts'
import type { Language } from '../../contract/languages.ts'
import type { Edition } from '../../contract/shop.ts'
import type { Texts } from '../../contract/texts.ts'
import { writtenMoney } from '../../lib/written.ts'
import type { Offer } from '../../stores/checkout/shop-offers.ts'

export type ShopTexts = Texts['shop']

/** Paths in this language; all but the last four hold `{id}`. */
export interface ShopPaths {
  readonly reader: string
  readonly player: string
  readonly story: string
  readonly shop: string
  readonly return: string
  readonly login: string
  readonly library: Readonly<Record<'overview' | 'ebooks' | 'audiobooks', string>>
  readonly terms: string
  readonly withdrawal: string
}

export interface ShopProps {
  readonly language: Language
  readonly texts: { readonly shop: ShopTexts; readonly errors: Texts['errors']['refusals']; readonly frame: FrameTexts }
  readonly paths: ShopPaths
}
type FrameTexts = Pick<Texts['frame'], 'close' | 'moment'>

export type PaidEdition = Exclude<Edition, 'webbook'>

/** Without cents where there are none. */
export const inEuro = (cents: number, language: Language): string =>
  writtenMoney(language, cents, CURRENCY, { isShort: true })

/** What stands beside a price: whether VAT and postage are in it. */
export function taxNote({ edition, isTaxed }: Pick<Offer, 'edition' | 'isTaxed'>, texts: TaxTexts): string {
  if (edition === 'paperback') return isTaxed ? texts.vatAndPost : texts.untaxedAndPost
  return isTaxed ? texts.vat : texts.untaxed
}

type TaxTexts = Pick<Texts['shop'], 'vat' | 'vatAndPost' | 'untaxed' | 'untaxedAndPost'>
