import type { Language } from '../../contract/languages.ts'
import type { Texts } from '../../contract/texts.ts'

export interface ShareProps {
  readonly id: string
  /** Of the story; distinguishes several buttons. */
  readonly title: string
  readonly language: Language
  readonly texts: Pick<Texts, 'share' | 'frame'>
}
