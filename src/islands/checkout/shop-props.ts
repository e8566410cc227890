import { CURRENCY } from '../../contract/currency.ts'
import type { Language } from '../../contract/languages.ts'
import type { Edition } from '../../contract/shop.ts'
import type { Texts } from '../../contract/texts.ts'
import { writtenMoney } from '../../lib/written.ts'

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
