import type { Language } from '../../contract/languages.ts'
import type { Texts } from '../../contract/texts.ts'

export interface WithdrawalTexts {
  readonly withdrawal: Pick<Texts['withdrawal'], 'form' | 'confirm' | 'done'>
  readonly errors: Texts['errors']
  readonly products: Texts['shop']['products']
  /** "{product}: “{title}”". */
  readonly of: string
  readonly moment: string
}

export interface WithdrawalProps {
  readonly language: Language
  readonly texts: WithdrawalTexts
}
