import type { Language } from '../../contract/languages.ts'
import type { Texts } from '../../contract/texts.ts'

export type PlayerTexts = Texts['player'] & Pick<Texts['errors']['refusals'], 'change-quota'>

/** Paths in this language; all but `audiobooks` hold `{id}`. */
interface PlayerPaths {
  readonly audiobooks: string
  readonly player: string
  readonly reader: string
  readonly story: string
  /** Missing where nothing can be bought. */
  readonly shop?: string
}

export interface PlayerProps {
  readonly language: Language
  readonly texts: PlayerTexts
  readonly paths: PlayerPaths
}
