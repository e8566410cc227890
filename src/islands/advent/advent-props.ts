import type { Language } from '../../contract/languages.ts'
import type { Street } from '../../contract/street.ts'
import type { Texts } from '../../contract/texts.ts'

export type AdventTexts = Texts['advent']

export interface Gift {
  readonly small: string
  readonly large: string
  readonly alt: string
}

export interface AdventProps {
  readonly language: Language
  readonly texts: {
    readonly advent: AdventTexts
    readonly reader: Pick<Texts['reader'], 'loading' | 'untitled' | 'missing' | 'unreachable' | 'unfinished' | 'notes'>
    readonly close: string
  }
  /** `reader` and `story` hold `{id}`. */
  readonly paths: { readonly reader: string; readonly story: string; readonly library: string }
  readonly street: Street
  readonly gifts: readonly Gift[]
}
