import type { Colour } from '../../../lib/colour.ts'
import { type Canvas, tintOf, tintPixel } from '../paper/canvas.ts'
import type { Box, Legibility } from './contrast.ts'

export type ScrimSide = 'above' | 'below' | 'left'

/** The paper's grain is laid on last and lowers measured ratios a little. */
const MARGIN = 1.04
const STEP = 0.04
const STRONGEST = 0.96
const INVISIBLE = 0.002

/** Weakest veil that gives every piece `least` contrast; 0 when none is needed. */
export function strengthNeeded(type: readonly Legibility[], least: number, colour: Colour): number {
  if (type.every(({ contrast }) => contrast >= least * MARGIN)) return 0
  let strength = STEP
  while (strength < STRONGEST && !type.every(piece => piece.under(colour, strength) >= least * MARGIN)) strength += STEP
  return Math.min(STRONGEST, strength)
}

const smooth = (share: number) => {
  const inside = Math.min(1, Math.max(0, share))
  return inside * inside * (3 - 2 * inside)
}

/** Full up to the edge of the text, fading out over `fade` units. */
function shareAt(side: ScrimSide, box: Box, fade: number): (x: number, y: number) => number {
  if (side === 'above') return (_, y) => 1 - smooth((y - box.y - box.height) / fade)
  if (side === 'below') return (_, y) => 1 - smooth((box.y - y) / fade)
  return x => 1 - smooth((x - box.x - box.width) / fade)
}

export interface Scrim {
  readonly side: ScrimSide
  /** In units of the picture. */
  readonly fade: number
  readonly colour: Colour
  /** 0 to 1. */
  readonly strength: number
}

/** Full from `side` to the far edge of `box` (in units), then fading without a visible edge. */
export function layScrim(canvas: Canvas, box: Box, { side, fade, colour, strength }: Scrim): void {
  const { width, height, scale, values } = canvas
  const tint = tintOf(colour)
  const share = shareAt(side, box, fade)
  const isUpright = side === 'left'
  const columns = Float64Array.from({ length: width }, (_, x) => (isUpright ? strength * share(x / scale, 0) : 0))
  for (let y = 0; y < height; y++) {
    const row = isUpright ? 1 : strength * share(0, y / scale)
    if (row < INVISIBLE) continue
    for (let x = 0; x < width; x++)
      tintPixel(values, (y * width + x) * 3, tint, isUpright ? (columns[x] as number) : row)
  }
}
