import { own } from '../../../lib/own.ts'
import type { ShopTexts } from '../shop-props.ts'

/** Why a card or a code was not taken; what has no words of its own is a refused card. */
export const problemText = (code: string, texts: ShopTexts['sandbox']['problems']): string =>
  own<string>(texts, code) ?? texts.generic_decline
