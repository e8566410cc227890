import type { Language } from '../../contract/languages.ts'
import type { Street } from '../../contract/street.ts'
import type { Texts } from '../../contract/texts.ts'

export type AdventTexts = Texts['advent']

/** What is behind the doors of every story: a small picture for the street and a larger one to look at. */
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
  /** By day, the first day first. */
  readonly gifts: readonly Gift[]
}
