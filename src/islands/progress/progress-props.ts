import type { Texts } from '../../contract/texts.ts'

export type ProgressTexts = Texts['progress']

/** Addresses of other pages in this language; `reader` holds `{id}`. */
export interface ProgressPaths {
  readonly reader: string
  readonly library: string
  readonly home: string
  readonly start: string
}
