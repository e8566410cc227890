import type { Language } from '../../contract/languages.ts'
import type { ReceivedPresent } from '../../contract/present.ts'
import type { Texts } from '../../contract/texts.ts'
import type { ReceivedStore } from '../../stores/present/received.ts'

/** Paths in this language; `reader`, `player` and `shop` hold `{id}`. */
interface PresentPaths {
  readonly reader: string
  readonly player: string
  readonly shop: string
  readonly library: string
  readonly login: string
  readonly present: string
}

export interface PresentProps {
  readonly language: Language
  readonly texts: {
    readonly present: Texts['present']
    readonly reader: Pick<Texts['reader'], 'unreachable' | 'cover' | 'binding' | 'untitled'>
    readonly frame: Pick<Texts['frame'], 'moment'>
  }
  readonly paths: PresentPaths
}

export interface ViewProps extends PresentProps {
  readonly present: ReceivedPresent
  readonly store: ReceivedStore
  readonly isBusy: boolean
  readonly problem: 'failed' | 'proof-needed' | undefined
}
