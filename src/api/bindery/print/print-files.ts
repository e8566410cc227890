import type { Finding } from './preflight/finding.ts'

export interface PrintFiles {
  readonly interior: Uint8Array
  readonly cover: Uint8Array
  readonly pageCount: number
  /** Files with a refusal among them must not be printed. */
  readonly findings: readonly Finding[]
}
