import type { Box } from './contrast.ts'
import type { ScrimSide } from './scrim.ts'

/** In units of its picture. */
export interface TypeLayout {
  readonly block: Box
  /** Position of shorter ink in the box: 0 at its top, 1 at its foot. */
  readonly hang: number
  readonly align: 'middle' | 'start'
  readonly titleSize: { readonly max: number; readonly min: number; readonly decent: number }
  readonly kickerSize: number
  readonly scrim: ScrimSide
  /** Minimum darkness, 0 to 1, where type stands on land. */
  readonly veil?: number
  /** On the box's lower edge; absent in formats too small for it. */
  readonly dedication?: { readonly box: Box; readonly size: number }
}
