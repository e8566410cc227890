import type { Account } from '../../contract/account.ts'
import type { Language } from '../../contract/languages.ts'
import type { Texts } from '../../contract/texts.ts'

export interface SettingsPaths {
  readonly settings: string
  readonly login: string
  readonly home: string
  readonly ebooks: string
  /** These two hold `{id}`. */
  readonly player: string
  readonly reader: string
  readonly withdrawal: string
}

export interface SettingsProps {
  readonly account: Account
  readonly language: Language
  readonly texts: Pick<Texts, 'settings' | 'errors' | 'frame'> & { readonly shop: Pick<Texts['shop'], 'products'> }
}
