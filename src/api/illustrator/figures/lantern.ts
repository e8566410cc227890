import type { Stage } from '../paper/stage.ts'

/** White light behind the figure would look like milk. */
export function lightBehind(stage: Stage, x: number, y: number, scale: number): void {
  stage.glow(x, y, 250 * scale, '#ff9d2e', 0.5)
}

export function lightBefore(stage: Stage, x: number, y: number, scale: number): void {
  stage.glow(x, y, 105 * scale, '#ffb84a', 0.72)
  stage.glow(x, y, 40 * scale, '#fff0b8', 0.9)
}
