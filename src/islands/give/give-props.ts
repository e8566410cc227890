import type { Language } from '../../contract/languages.ts'
import type { Texts } from '../../contract/texts.ts'
import type { GiveState, GiveStore } from '../../stores/give/give.ts'
import type { Draft } from './draft.ts'

/** Paths in this language; `present` and `shop` hold `{id}`. */
interface GivePaths {
  readonly login: string
  readonly library: string
  readonly present: string
  readonly code: string
  readonly shop: string
}

export interface GiveProps {
  readonly language: Language
  readonly texts: {
    readonly give: Texts['give']
    readonly present: Pick<Texts['present'], 'tagTo' | 'tagFrom'>
    readonly errors: Texts['errors']
    readonly reader: Pick<Texts['reader'], 'unreachable' | 'untitled'>
    readonly frame: Pick<Texts['frame'], 'moment'>
  }
  readonly paths: GivePaths
}

export interface ReadyProps extends GiveProps {
  readonly now: GiveState
  readonly store: GiveStore
  readonly story: string
}

export interface FieldsProps extends ReadyProps {
  readonly draft: Draft
  readonly onChange: (more: Partial<Draft>) => void
}
