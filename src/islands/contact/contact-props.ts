import type { Language } from '../../contract/languages.ts'
import type { Texts } from '../../contract/texts.ts'

export interface ContactTexts {
  readonly contact: Omit<Texts['contact'], 'quick'>
  readonly errors: Texts['errors']
  readonly products: Texts['shop']['products']
  /** "{product}: “{title}”". */
  readonly of: string
  readonly numberProblem: string
  readonly placeholder: string
  readonly moment: string
}

export interface ContactProps {
  readonly language: Language
  /** The operator's mailbox; empty: there is none, and no form. */
  readonly email: string
  readonly texts: ContactTexts
}
