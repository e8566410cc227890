import { type Colour, darker, lighter, mix } from '../../../lib/colour.ts'
import { circle, svg } from '../../../lib/svg-markup.ts'
import type { Motif } from '../motifs/motif.ts'
import type { Stage } from '../paper/stage.ts'
import { placePieces, type SetPiece } from './set-piece.ts'

type Wall = 'dots' | 'stripes' | 'tiles' | 'planks' | 'bare' | 'stone'
type Floor = 'boards' | 'tiles' | 'water' | 'stone'

/** A location with a roof: wall, floor and what stands before the one and on the other. */
export interface Inside {
  readonly wall: Colour
  readonly pattern: Wall
  readonly floor: Colour
  readonly ground: Floor
  /** x of a window's middle, fraction of the width. */
  readonly window?: number
  /** x of a hanging lamp. */
  readonly lamp?: number
  readonly behind: readonly SetPiece[]
  readonly before: readonly SetPiece[]
}

/** Where wall and floor meet, and where the hero's feet are, fractions of the height. */
const FLOOR_LINE = 0.7
const FEET = 0.865
const LAMPLIGHT = '#ffc978'

function patternOf({ random, width, height }: Stage, pattern: Wall, ink: Colour): string {
  const bottom = FLOOR_LINE * height
  const rows = (step: number, draw: (x: number, y: number, row: number) => string) =>
    Array.from({ length: Math.ceil(bottom / step) + 2 }, (_, row) =>
      Array.from({ length: Math.ceil(width / step) + 3 }, (_, column) =>
        draw((column - 1) * step, (row - 1) * step, row),
      ).join(''),
    ).join('')
  if (pattern === 'dots') return rows(34, (x, y, row) => circle(x + (row % 2) * 17, y, 2.4, ink, 0.5))
  if (pattern === 'stripes') {
    const stripes = Array.from(
      { length: Math.ceil(width / 44) + 4 },
      (_, index) => svg`M${(index - 2) * 44} -100h20V${bottom}h-20Z`,
    )
    return svg`<path d="${stripes.join('')}" fill="${ink}" opacity=".3"/>`
  }
  if (pattern === 'planks') {
    const planks = Array.from(
      { length: Math.ceil(bottom / 46) + 2 },
      (_, index) => svg`M-100 ${index * 46 + random.between(-4, 4)}H${width + 100}`,
    )
    return svg`<path d="${planks.join('')}" stroke="${ink}" stroke-width="2.6" opacity=".6" fill="none"/>`
  }
  if (pattern === 'tiles') {
    const lines = rows(38, (x, y) => svg`M${x} ${y}h36v36h-36Z`)
    return svg`<path d="${lines}" stroke="${ink}" stroke-width="1.6" opacity=".4" fill="none"/>`
  }
  if (pattern === 'stone') {
    const stones = rows(58, (x, y, row) => svg`M${x + (row % 2) * 29} ${y}h52v50h-52Z`)
    return svg`<path d="${stones}" stroke="${ink}" stroke-width="2.4" opacity=".4" fill="none"/>`
  }
  return ''
}

function wallOf(stage: Stage, { wall, pattern }: Inside, night: number): void {
  const { width, height, palette } = stage
  const colour = mix(wall, palette.top, night)
  const fill = stage.gradient(mix(colour, palette.glow, 0.12), darker(colour, 0.22))
  const ink = night > 0.2 ? lighter(colour, 0.2) : darker(colour, 0.18)
  const bottom = FLOOR_LINE * height
  stage.sheet(
    svg`<rect x="-200" y="-200" width="${width + 400}" height="${bottom + 200}" fill="${fill}"/>` +
      patternOf(stage, pattern, ink),
    'flat',
  )
  stage.sheet(
    svg`<rect x="-200" y="${bottom - 16}" width="${width + 400}" height="18" fill="${lighter(colour, 0.24)}"/>`,
    'far',
  )
}

function windowOf(stage: Stage, x: number): void {
  const { width, height, palette, random } = stage
  const [wide, tall] = [width * 0.27, height * 0.25]
  const [left, top] = [x * width - wide / 2, height * 0.27]
  const fill = stage.gradient(palette.top, palette.low)
  const isDark = palette.timeOfDay === 'night'
  const stars = Array.from({ length: isDark ? 14 : 0 }, () =>
    circle(
      left + random.between(0.06, 0.94) * wide,
      top + random.between(0.05, 0.6) * tall,
      random.between(0.8, 1.8),
      '#fff6d8',
      0.9,
    ),
  )
  const land = svg`<path d="M${left} ${top + tall}V${top + tall * 0.74}Q${left + wide * 0.3} ${top + tall * 0.6} ${left + wide * 0.6} ${top + tall * 0.76}T${left + wide} ${top + tall * 0.7}V${top + tall}Z" fill="${palette.lands[2]}"/>`
  stage.sheet(
    svg`<rect x="${left}" y="${top}" width="${wide}" height="${tall}" fill="${fill}"/>${stars.join('')}${land}`,
    'flat',
  )
  const wood = mix('#f3e6cc', palette.top, isDark ? 0.3 : 0.06)
  const frame = svg`M${left - 12} ${top - 12}h${wide + 24}v${tall + 24}h${-wide - 24}ZM${left} ${top}v${tall}h${wide}v${-tall}Z`
  const bars = svg`M${left + wide / 2} ${top}v${tall}M${left} ${top + tall * 0.46}h${wide}`
  stage.sheet(
    svg`<path fill-rule="evenodd" d="${frame}" fill="${wood}"/><path d="${bars}" stroke="${wood}" stroke-width="6"/><rect x="${left - 20}" y="${top + tall + 10}" width="${wide + 40}" height="10" fill="${darker(wood, 0.12)}"/>`,
    'middle',
  )
  if (!isDark) stage.glow(x * width, top + tall * 0.5, wide * 1.1, palette.glow, 0.28)
}

function floorOf(stage: Stage, { floor, ground }: Inside, night: number): void {
  const { width, height, palette } = stage
  const [top, colour] = [FLOOR_LINE * height, mix(floor, palette.top, night)]
  const fill = stage.gradient(lighter(colour, 0.1), darker(colour, 0.42))
  const vanish = width / 2
  const lines =
    ground === 'boards' || ground === 'tiles'
      ? Array.from(
          { length: 15 },
          (_, index) =>
            svg`M${vanish + (index - 7) * width * 0.09} ${top}L${vanish + (index - 7) * width * 0.26} ${height}`,
        )
      : []
  const cross =
    ground === 'tiles'
      ? [0.05, 0.13, 0.25, 0.42, 0.66].map(share => svg`M-200 ${top + (height - top) * share}H${width + 200}`)
      : []
  const ripples =
    ground === 'water'
      ? [0.12, 0.3, 0.5, 0.74].map(
          (share, row) =>
            svg`M-100 ${top + (height - top) * share}q30 ${8 + row * 3} 60 0${'t60 0'.repeat(Math.ceil(width / 60) + 3)}`,
        )
      : []
  const ink = ground === 'water' ? lighter(colour, 0.45) : darker(colour, 0.3)
  stage.sheet(
    svg`<rect x="-200" y="${top}" width="${width + 400}" height="${height - top + 200}" fill="${fill}"/><path d="${[...lines, ...cross, ...ripples].join('')}" stroke="${ink}" stroke-width="${ground === 'water' ? 2.4 : 1.6}" fill="none" opacity=".6"/>`,
    'middle',
  )
}

function lampOf(stage: Stage, x: number): void {
  const { width, height } = stage
  const [left, y] = [x * width, height * 0.245]
  stage.glow(left, y + 30, width * 0.5, LAMPLIGHT, 0.5, height * 0.36)
  stage.sheet(
    svg`<path d="M${left} -40V${y - 26}" stroke="#3a2430" stroke-width="3"/><path d="M${left - 46} ${y}q46 -56 92 0Z" fill="#c8452f"/><path d="M${left} ${y - 28}q26 0 46 28H${left}Z" fill="#8f2c24"/><ellipse cx="${left}" cy="${y}" rx="16" ry="9" fill="#fff0b8"/>`,
    'middle',
  )
  stage.glow(left, y + 8, width * 0.12, '#fff0b8', 0.8)
}

/** The wall comes first: nothing of the sky is seen but through the window. */
export function insideOf(inside: Inside): Motif {
  return stage => {
    const { palette, width, height } = stage
    const night = { night: 0.42, dusk: 0.26, dawn: 0.1, day: 0 }[palette.timeOfDay]
    const light = { colour: palette.top, strength: night * 0.75 }
    wallOf(stage, inside, night)
    if (inside.window !== undefined) windowOf(stage, inside.window)
    stage.sheet(placePieces(stage, inside.behind, light), 'far')
    floorOf(stage, inside, night)
    stage.sheet(placePieces(stage, inside.before, light), 'middle')
    if (inside.lamp !== undefined && palette.timeOfDay !== 'day') lampOf(stage, inside.lamp)
    else stage.glow(width * 0.5, height * 0.4, width * 0.6, palette.timeOfDay === 'day' ? '#fff6dc' : LAMPLIGHT, 0.25)
    return () => height * FEET
  }
}
