import type { Language } from '../../contract/languages.ts'
import type { Texts } from '../../contract/texts.ts'

export interface ShareProps {
  /** Of the story. */
  readonly id: string
  /** Of the story; names it where several stand side by side. */
  readonly title: string
  /** Of the page. */
  readonly language: Language
  readonly texts: Pick<Texts, 'share' | 'frame'>
}
