import { type Canvas, tintOf } from './canvas.ts'
import type { Glow } from './stage.ts'

/** Fast near the flame, then long and faint; exactly 0 at the rim. */
function falloff(distance: number): number {
  const rest = 1 - distance
  return rest * rest * (0.35 + 0.65 * rest * rest)
}

function screen(values: Float32Array, offset: number, light: number): void {
  const value = values[offset] as number
  values[offset] = value + light * (1 - value / 255)
}

export function layGlow(canvas: Canvas, glow: Glow): void {
  const { width, height, scale, values } = canvas
  const tint = tintOf(glow.colour)
  const [centreX, centreY] = [glow.x * scale, glow.y * scale]
  const [radiusX, radiusY] = [glow.radius * scale, glow.radiusY * scale]
  const [left, right] = [Math.max(0, Math.floor(centreX - radiusX)), Math.min(width, Math.ceil(centreX + radiusX))]
  const bottom = Math.min(height, Math.ceil(centreY + radiusY))
  for (let y = Math.max(0, Math.floor(centreY - radiusY)); y < bottom; y++) {
    const downwards = ((y - centreY) / radiusY) ** 2
    for (let x = left; x < right; x++) {
      const squared = downwards + ((x - centreX) / radiusX) ** 2
      if (squared >= 1) continue
      const strength = glow.strength * falloff(Math.sqrt(squared))
      const offset = (y * width + x) * 3
      screen(values, offset, tint.red * strength)
      screen(values, offset + 1, tint.green * strength)
      screen(values, offset + 2, tint.blue * strength)
    }
  }
}
