import { type Colour, darker, lighter } from '../../../lib/colour.ts'
import { svg } from '../../../lib/svg-markup.ts'
import { archedWindow } from './window.ts'

const SHADE = '#00082a'

export interface TowerShape {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly wall: Colour
  readonly roof: Colour
  /** Height of the roof, in half widths times three; 0 is flat. */
  readonly point: number
  readonly flag?: Colour
}

function battlements({ x, y, width, height, wall }: TowerShape): string {
  const half = width * 0.64
  const top = y - height
  return svg`<path d="M${x - half} ${top}v${-width * 0.3}h${half * 0.36}v${width * 0.14}h${half * 0.28}v${-width * 0.14}h${half * 0.72}v${width * 0.14}h${half * 0.28}v${-width * 0.14}h${half * 0.36}v${width * 0.3}l${-width * 0.14} ${width * 0.16}h${-width}Z" fill="${lighter(wall, 0.02)}"/>`
}

function pointedRoof({ x, y, width, height, roof, point }: TowerShape): string {
  const eaves = y - height - width * 0.26
  const tip = y - height - width * (1.5 * point + 0.2)
  const bend = y - height - width * 0.75 * point
  return (
    svg`<path d="M${x - width * 0.56} ${eaves}Q${x - width * 0.14} ${bend} ${x} ${tip}L${x + width * 0.08} ${eaves}Z" fill="${lighter(roof, 0.1)}"/>` +
    svg`<path d="M${x} ${tip}Q${x + width * 0.14} ${bend} ${x + width * 0.56} ${eaves}H${x + width * 0.08}Z" fill="${darker(roof, 0.22)}"/>`
  )
}

function pennant({ x, y, width, height, roof, point }: TowerShape, colour: Colour): string {
  const tip = y - height - width * 1.5 * point
  return (
    svg`<path d="M${x} ${tip - width * 0.1}v${-width * 0.7}" stroke="${darker(roof, 0.3)}" stroke-width="1.6"/>` +
    svg`<path d="M${x} ${tip - width * 0.8}q${width * 0.3} ${-width * 0.1} ${width * 0.4} ${width * 0.1}t${width * 0.4} ${width * 0.02}l${-width * 0.14} ${width * 0.18}q${-width * 0.3} ${width * 0.08} ${-width * 0.66} ${width * 0.02}Z" fill="${colour}"/>`
  )
}

export function tower(shape: TowerShape): string {
  const { x, y, width, height, wall } = shape
  const windows = Math.max(1, Math.floor(height / (width * 1.5)))
  const lights = Array.from({ length: windows }, (_, index) =>
    archedWindow(x - width * 0.06, y - height + width * (0.75 + index * 1.35), width * 0.22, width * 0.42),
  )
  return (
    svg`<rect x="${x - width / 2}" y="${y - height}" width="${width}" height="${height + 10}" fill="${lighter(wall, 0.1)}"/>` +
    svg`<rect x="${x + width * 0.08}" y="${y - height}" width="${width * 0.42}" height="${height + 10}" fill="${SHADE}" opacity=".2"/>` +
    battlements(shape) +
    (shape.point > 0 ? pointedRoof(shape) : '') +
    (shape.flag ? pennant(shape, shape.flag) : '') +
    lights.join('')
  )
}
