import type { Box } from './contrast.ts'
import type { ScrimSide } from './scrim.ts'

/** Where a format has its type, in units of its picture. */
export interface TypeLayout {
  /** Kicker, title and ornament stand in it. */
  readonly block: Box
  /** Where the middle of the block's ink lies when it is shorter than the box: 0 at its top, 1 at its foot. */
  readonly hang: number
  readonly align: 'middle' | 'start'
  readonly titleSize: { readonly max: number; readonly min: number; readonly decent: number }
  readonly kickerSize: number
  readonly scrim: ScrimSide
  /** How dark that side is made at least, 0 to 1, where type stands on land and not on a calm sky. */
  readonly veil?: number
  /** The dedication stands on the box's lower edge; formats too small for it have none. */
  readonly dedication?: { readonly box: Box; readonly size: number }
}
