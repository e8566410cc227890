import type { Language } from '../../contract/languages.ts'
import type { Texts } from '../../contract/texts.ts'

export interface VersionsTexts {
  readonly versions: Texts['versions']
  readonly errors: Texts['errors']
  readonly frame: Texts['frame']
}

export interface OfStory {
  readonly id: string
  readonly language: Language
  readonly texts: VersionsTexts
}
