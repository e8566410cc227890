import type { Texts } from '../../contract/texts.ts'

export type ProgressTexts = Texts['progress']

export interface ClaimTexts extends Pick<Texts, 'progress' | 'errors' | 'frame'> {
  readonly signIn: Texts['signIn']['login']
}

/** Paths in this language; `reader`, `advent` and `shop` hold `{id}`. */
export interface ProgressPaths {
  readonly reader: string
  readonly advent: string
  readonly shop: string
  readonly library: string
  readonly home: string
  readonly start: string
}
