import { svg } from '../../../lib/svg-markup.ts'
import type { Stage } from '../paper/stage.ts'

const WOOD = '#5c3417'
const GLASS = '#fff0b0'
const FLAME = '#ffb02e'
/** In the coordinates of a figure at 0, 0 that looks right. */
export const FLAME_AT = { x: 54, y: -71 } as const

export const LANTERN = svg`<path d="M27 -46L47 -92" stroke="${WOOD}" stroke-width="3" stroke-linecap="round"/><path d="M47 -92q6 -1 7 5" stroke="${WOOD}" stroke-width="2.2" fill="none"/><path d="M47 -86h14l3 6h-20Z" fill="${WOOD}"/><path d="M45 -80h18l-2 20h-14Z" fill="${GLASS}"/><path d="M54 -64c-5 -3 -4 -9 0 -13c4 4 5 10 0 13Z" fill="${FLAME}"/><path d="M45 -60h18v4h-18Z" fill="${WOOD}"/><path d="M50 -80v20M58 -80v20" stroke="${WOOD}" stroke-width="1.3"/>`

export const STANDING_LANTERN = svg`<path d="M43 -30q11 -16 22 0" stroke="${WOOD}" stroke-width="2.2" fill="none"/><path d="M47 -34h14l4 7h-22Z" fill="${WOOD}"/><path d="M44 -27h20l-2 23h-16Z" fill="${GLASS}"/><path d="M54 -8c-5 -3 -4 -10 0 -14c4 4 5 11 0 14Z" fill="${FLAME}"/><path d="M43 -4h22v5h-22Z" fill="${WOOD}"/><path d="M50 -27v23M58 -27v23" stroke="${WOOD}" stroke-width="1.3"/>`
export const STANDING_FLAME_AT = { x: 54, y: -15 } as const

/** White light behind the figure would look like milk. */
export function lightBehind(stage: Stage, x: number, y: number, scale: number): void {
  stage.glow(x, y, 250 * scale, '#ff9d2e', 0.5)
}

export function lightBefore(stage: Stage, x: number, y: number, scale: number): void {
  stage.glow(x, y, 105 * scale, '#ffb84a', 0.72)
  stage.glow(x, y, 40 * scale, '#fff0b8', 0.9)
}
