import type { BeginningPaths } from '../../contract/beginning-paths.ts'
import type { Texts } from '../../contract/texts.ts'

export type ProgressTexts = Texts['progress']

export interface ClaimTexts extends Pick<Texts, 'progress' | 'errors' | 'frame' | 'versions'> {
  readonly signIn: Texts['signIn']['login']
  /** Names of answers. */
  readonly answers: Texts['reader']['receipt']['labels']
}

/** Paths in this language; `reader`, `advent` and `shop` hold `{id}`. */
export interface ProgressPaths {
  readonly reader: string
  readonly advent: string
  readonly shop: string
  readonly library: string
  readonly home: string
  readonly start: string
  readonly beginnings: BeginningPaths
}
