import { type Colour, darker, lighter } from '../../../lib/colour.ts'
import { svg } from '../../../lib/svg-markup.ts'
import type { Stage } from '../paper/stage.ts'

const FOAM = '#fff7df'

/** `y` and `amplitude` are fractions of the height. */
export function waves(stage: Stage, y: number, amplitude: number, colour: Colour): string {
  const { width, height, random } = stage
  const count = Math.max(3, Math.round(width / 150))
  const span = (width * 1.3) / count
  let crest = svg`M${-random.between(40, 150)} ${y * height}`
  for (let index = 0; index <= count; index++) {
    const rise = amplitude * height * random.between(0.75, 1.2)
    crest += svg`c${span * 0.25} ${rise * 0.2} ${span * 0.42} ${-rise * 1.1} ${span * 0.66} ${-rise}`
    crest += svg`c${span * 0.16} ${rise * 0.12} ${span * 0.14} ${rise * 0.62} ${-span * 0.03} ${rise * 0.58}`
    crest += svg`c${span * 0.1} ${rise * 0.5} ${span * 0.26} ${rise * 0.42} ${span * 0.37} ${rise * 0.42}`
  }
  const fill = stage.gradient(lighter(colour, 0.16), darker(colour, 0.24))
  return (
    svg`<path d="${crest}L${width * 1.6} ${height * 1.2}H${-width}V${y * height}Z" fill="${fill}"/>` +
    svg`<path d="${crest}" fill="none" stroke="${FOAM}" stroke-opacity=".5" stroke-width="1.8"/>`
  )
}
