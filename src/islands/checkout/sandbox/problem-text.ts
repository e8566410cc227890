import { own } from '../../../lib/own.ts'
import type { ShopTexts } from '../shop-props.ts'

/** Unknown codes read as a refused card. */
export const problemText = (code: string, texts: ShopTexts['sandbox']['problems']): string =>
  own<string>(texts, code) ?? texts.generic_decline
