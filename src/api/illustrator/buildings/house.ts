import { type Colour, darker, lighter } from '../../../lib/colour.ts'
import { svg } from '../../../lib/svg-markup.ts'
import type { Stage } from '../paper/stage.ts'
import { archedWindow, darkPane, LAMPLIGHT } from './window.ts'

const SHADE = '#00082a'
const SNOW = '#f8f6ee'

export interface HouseShape {
  /** Middle of the doorstep. */
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly wall: Colour
  readonly roof: Colour
  readonly snowy: boolean
}

function roofOf({ x, y, width, height, roof }: HouseShape, rise: number): string {
  const eaves = y - height
  return (
    svg`<path d="M${x - width * 0.6} ${eaves + 2}L${x} ${eaves - rise}L${x + width * 0.12} ${eaves - rise * 0.8}V${eaves + 2}Z" fill="${lighter(roof, 0.08)}"/>` +
    svg`<path d="M${x} ${eaves - rise}L${x + width * 0.6} ${eaves + 2}H${x + width * 0.12}L${x} ${eaves - rise}Z" fill="${darker(roof, 0.2)}"/>`
  )
}

function roofSnow({ x, y, width, height }: HouseShape, rise: number): string {
  const eaves = y - height
  return (
    svg`<path d="M${x - width * 0.64} ${eaves + 4}L${x} ${eaves - rise - 5}L${x + width * 0.64} ${eaves + 4}q${-width * 0.06} 5 ${-width * 0.12} -3L${x} ${eaves - rise + width * 0.1}L${x - width * 0.5} ${eaves}q${-width * 0.08} 8 ${-width * 0.14} 4Z" fill="${SNOW}"/>` +
    svg`<rect x="${x - width * 0.36}" y="${eaves - rise * 0.92}" width="${width * 0.15}" height="5" rx="2" fill="${SNOW}"/>`
  )
}

function openings({ x, y, width, height, wall, roof }: HouseShape, isLit: () => boolean): string {
  const pane = () => (isLit() ? LAMPLIGHT : darkPane(wall))
  const rows = height > 60 ? 2 : 1
  const size = [width * 0.19, height * (rows > 1 ? 0.24 : 0.42)] as const
  let drawn = ''
  for (let row = 0; row < rows; row++) {
    const sill = y - height * (0.16 + row * 0.42)
    if (row > 0) drawn += archedWindow(x - width * 0.22, sill, ...size, pane())
    drawn += archedWindow(x + width * 0.22, sill, ...size, pane())
  }
  const door = svg`<path d="M${x - width * 0.33} ${y + 6}v${-height * 0.3}a${width * 0.11} ${width * 0.12} 0 0 1 ${width * 0.22} 0v${height * 0.3}Z" fill="${darker(roof, 0.35)}"/>`
  return drawn + door
}

export function house(stage: Stage, shape: HouseShape): string {
  const { x, y, width, height, wall, roof } = shape
  const rise = width * stage.random.between(0.5, 0.7)
  const fill = stage.gradient(lighter(wall, 0.12), darker(wall, 0.18))
  return (
    svg`<rect x="${x - width * 0.34}" y="${y - height - rise * 0.85}" width="${width * 0.11}" height="${rise * 0.7}" fill="${darker(roof, 0.3)}"/>` +
    svg`<rect x="${x - width / 2}" y="${y - height}" width="${width}" height="${height + 8}" fill="${fill}"/>` +
    svg`<rect x="${x + width * 0.12}" y="${y - height}" width="${width * 0.38}" height="${height + 8}" fill="${SHADE}" opacity=".16"/>` +
    roofOf(shape, rise) +
    (shape.snowy ? roofSnow(shape, rise) : '') +
    openings(shape, () => stage.random.chance(0.82)) +
    archedWindow(x, y - height - rise * 0.2, width * 0.13, width * 0.15)
  )
}
