import { type Colour, darker, lighter, mix } from '../../../lib/colour.ts'
import { type Point, softCurve, svg } from '../../../lib/svg-markup.ts'
import type { Depth, Stage } from '../paper/stage.ts'

export interface ApertureShape {
  /** Width of the sheet's edges, in units of the picture. */
  readonly sides: number
  readonly ends: number
  readonly colour: Colour
  /** Unsteadiness of the cut, as a share of the hole's size. */
  readonly unsteady: number
  /** Middle of the hole, fraction of the height. */
  readonly centreY: number
  readonly depth: Depth
}

/** Between an ellipse (1) and a rectangle (0). */
const SQUARENESS = 0.62
const CORNERS = 22

export function aperture(stage: Stage, shape: ApertureShape): void {
  const { width, height, random } = stage
  const soft = (value: number) => Math.sign(value) * Math.abs(value) ** SQUARENESS
  const rim = Array.from({ length: CORNERS }, (_, index): Point => {
    const angle = (index / CORNERS) * 2 * Math.PI
    const reach = 1 + random.between(-shape.unsteady, shape.unsteady)
    const across = soft(Math.cos(angle)) * (width / 2 - shape.sides) * reach
    return [width / 2 + across, height * shape.centreY + soft(Math.sin(angle)) * (height / 2 - shape.ends) * reach]
  })
  const hole = softCurve(rim, true)
  const fill = stage.gradient(lighter(shape.colour, 0.1), darker(shape.colour, 0.14))
  const edge = mix(shape.colour, '#fff3d0', 0.6)
  stage.sheet(
    svg`<path fill-rule="evenodd" d="M-200 -200H${width + 200}V${height + 200}H-200Z${hole}" fill="${fill}"/><path d="${hole}" fill="none" stroke="${edge}" stroke-width="1.6" opacity=".4"/>`,
    shape.depth,
  )
}
