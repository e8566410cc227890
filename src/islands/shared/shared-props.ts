import type { Language } from '../../contract/languages.ts'
import type { Texts } from '../../contract/texts.ts'

interface SharedTexts extends Pick<Texts, 'sharedStory' | 'frame'> {
  readonly reader: Pick<Texts['reader'], 'unreachable' | 'cover' | 'untitled' | 'notes'>
  readonly categories: Texts['library']['categories']
  readonly calendar: string
}

/** Addresses of other pages in this language; `reader` and `advent` hold `{id}`. */
interface SharedPaths {
  readonly reader: string
  readonly advent: string
  readonly library: string
  readonly login: string
  readonly start: string
}

export interface SharedProps {
  readonly language: Language
  readonly texts: SharedTexts
  readonly paths: SharedPaths
}
