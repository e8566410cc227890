import { type Colour, darker, mix } from '../../../lib/colour.ts'
import { itemAt } from '../../../lib/item-at.ts'
import { type Point, softCurve, svg } from '../../../lib/svg-markup.ts'
import type { Stage } from '../paper/stage.ts'

export interface Hill {
  readonly markup: string
  /** y of the crest at an x. */
  heightAt(x: number): number
}

export interface HillShape {
  /** Crest, fraction of the picture's height. */
  readonly y: number
  /** Waves of the crest, fraction of the height. */
  readonly amplitude: number
  readonly bumps: number
  readonly colour: Colour
  readonly foot?: Colour
}

function crestOf(stage: Stage, shape: HillShape): Point[] {
  const { random, width, height } = stage
  const [long, short] = [random.between(0, 2 * Math.PI), random.between(0, 2 * Math.PI)]
  const amplitude = shape.amplitude * height
  return Array.from({ length: shape.bumps + 3 }, (_, index) => {
    const along = (index - 1) / shape.bumps
    const wave = Math.sin(along * 6.9 + long) * 0.6 + Math.sin(along * 14.4 + short) * 0.3
    return [along * width, shape.y * height + (wave + random.between(-0.18, 0.18)) * amplitude]
  })
}

function heightOn(crest: readonly Point[], x: number): number {
  const index = Math.max(0, Math.min(crest.length - 2, crest.findIndex(point => point[0] > x) - 1))
  const [from, to] = [itemAt(crest, index), itemAt(crest, index + 1)]
  const share = Math.min(1, Math.max(0, (x - from[0]) / (to[0] - from[0])))
  return from[1] + (to[1] - from[1]) * share * share * (3 - 2 * share)
}

export function hill(stage: Stage, shape: HillShape): Hill {
  const crest = crestOf(stage, shape)
  const line = softCurve(crest)
  const fill = stage.gradient(mix(shape.colour, '#fff3d0', 0.14), shape.foot ?? darker(shape.colour, 0.42))
  const { width, height } = stage
  const markup =
    svg`<path d="${line}L${width * 1.2} ${height * 1.2}L${-width * 0.2} ${height * 1.2}Z" fill="${fill}"/>` +
    svg`<path d="${line}" fill="none" stroke="${mix(shape.colour, '#fff6dd', 0.55)}" stroke-width="1.4" opacity=".3"/>`
  return { markup, heightAt: x => heightOn(crest, x) }
}
