import { type Colour, darker, mix } from '../../../lib/colour.ts'
import { circle, svg } from '../../../lib/svg-markup.ts'
import { branch } from '../nature/foliage.ts'
import { foldedStar, star } from '../nature/stars.ts'
import type { Stage } from '../paper/stage.ts'
import type { FrameKind, Setting } from '../setting.ts'
import { edgeAt, evenly, grown, handCut, type Opening, roundedRectangle, scalloped } from './hand-cut.ts'
import { thornTwig } from './thorns.ts'

const GOLD = '#e2bd72'
const LACE_ARC = 27
const CORNER = 54

/** Margins in units, so that the frame is as broad on every page; `inset` more where the page is cut. */
const openingOf = ({ width, height }: Stage, round: number, inset: number): Opening => ({
  left: 25 + inset,
  top: 21 + inset,
  right: width - 25 - inset,
  bottom: height - 25 - inset,
  round,
})

const paperOf = ({ palette }: Stage): Colour => darker(mix(palette.lands[5], palette.top, 0.55), 0.22)

function sheetWithHole(stage: Stage, hole: string): void {
  const paper = paperOf(stage)
  const { width, height, palette } = stage
  stage.sheet(
    svg`<path fill-rule="evenodd" d="M-200 -200H${width + 200}V${height + 200}H-200Z${hole}" fill="${paper}"/><path d="${hole}" fill="none" stroke="${mix(paper, palette.glow, 0.4)}" stroke-width="1.200" opacity=".55"/>`,
    'near',
  )
}

const line = (path: string, colour: Colour, width: number, opacity: number) =>
  svg`<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-opacity="${opacity}"/>`

function goldLines(stage: Stage, opening: Opening): string {
  return (
    line(handCut(stage.random, grown(opening, 6), 1.6), GOLD, 1.3, 0.85) +
    line(handCut(stage.random, grown(opening, 11.5), 2), GOLD, 0.9, 0.6)
  )
}

function sprigs(stage: Stage, leaves: number, leafWidth: number, curl: number): string {
  const { width, height, palette } = stage
  const colour = mix(palette.lands[4], palette.lands[5], 0.45)
  const length = Math.min(height, width * 0.82)
  return [-1, 1]
    .flatMap(out => {
      const x = width / 2 + out * (width / 2 - 20)
      const sprig = (y: number, angle: number, size: number) =>
        branch({
          x,
          y: y * height,
          angle: 90 + out * angle,
          length: size * length,
          leaves,
          colour,
          curl: -out * curl,
          leafWidth,
        })
      return [sprig(0.115, 22, 0.2), sprig(0.15, 12, 0.14)]
    })
    .join('')
}

function leafy(stage: Stage, inset: number): void {
  const opening = openingOf(stage, 0.4, inset)
  stage.sheet(sprigs(stage, 8, 1, 18), 'middle')
  sheetWithHole(stage, handCut(stage.random, opening, 2.2))
  const isNight = stage.palette.timeOfDay === 'night'
  const corners = [0.125, 0.375, 0.625, 0.875].map(turn => {
    const [x, y] = edgeAt(grown(opening, 9), turn)
    const outwards = x > stage.width / 2 ? 9 : -9
    return isNight ? star(x + outwards, y + (y > stage.height / 2 ? 9 : -9), 4.6, GOLD) : star(x, y, 6, GOLD, 4, 0.34)
  })
  stage.sheet(goldLines(stage, opening) + corners.join(''), 'flat')
}

function snowy(stage: Stage, inset: number): void {
  const opening = openingOf(stage, 0.4, inset)
  stage.sheet(sprigs(stage, 15, 0.7, 10), 'middle')
  sheetWithHole(stage, handCut(stage.random, opening, 2.2))
  const [x, y] = edgeAt(grown(opening, 4), 0.75)
  stage.sheet(goldLines(stage, opening), 'flat')
  stage.sheet(foldedStar(x, y + 2, 11), 'far')
}

function lacy(stage: Stage, inset: number): void {
  const opening = openingOf(stage, 0.36, inset)
  const around = 2 * (stage.width + stage.height) * 0.9
  const count = Math.round(around / LACE_ARC / 2) * 2
  stage.sheet(sprigs(stage, 8, 1, 18), 'middle')
  sheetWithHole(stage, scalloped(opening, count))
  const holes = evenly(grown(opening, 11.5), count).map(([x, y], index) =>
    circle(x, y, index % 2 ? 1.5 : 2.3, GOLD, 0.7),
  )
  stage.sheet(line(scalloped(grown(opening, 4.5), count), GOLD, 1.1, 0.8) + holes.join(''), 'flat')
}

function thorny(stage: Stage, inset: number): void {
  const { width, height, random, palette } = stage
  const opening = openingOf(stage, 0.4, inset)
  const colour = darker(mix(palette.lands[5], palette.top, 0.3), 0.15)
  const reach = Math.min(height, width * 0.82)
  const twigs = ([-1, 1] as const).flatMap(out => {
    const x = width / 2 + out * (width / 2 - 16)
    const twig = (y: number, angle: number, size: number) =>
      thornTwig(random, x, y * height, 90 + out * angle, size * reach, colour)
    return [twig(0.07, 28, 0.24), twig(0.13, 8, 0.2), twig(0.9, 172, 0.2)]
  })
  stage.sheet(twigs.join(''), 'middle')
  sheetWithHole(stage, handCut(random, opening, 4.2))
  const thorns = evenly(grown(opening, 6), 34).map(([x, y], index) =>
    star(x, y, index % 3 === 0 ? 4.4 : 2.6, GOLD, 2, 0.16),
  )
  stage.sheet(goldLines(stage, opening) + svg`<g opacity=".8">${thorns.join('')}</g>`, 'flat')
}

function technical(stage: Stage, inset: number): void {
  const { palette, width, height } = stage
  const opening = openingOf(stage, 0.3, inset)
  const rim = mix(palette.low, palette.middle, 0.45)
  sheetWithHole(stage, roundedRectangle(opening, CORNER))
  const lines =
    line(roundedRectangle(grown(opening, 4), CORNER + 4), rim, 4.2, 0.9) +
    line(roundedRectangle(grown(opening, 9.5), CORNER + 9), rim, 1, 0.7)
  const ticks = Array.from({ length: 9 }, (_, index) => {
    const y = height / 2 + (index - 4) * 11
    const long = index % 4 === 0 ? 7 : 4
    return svg`M${opening.left - 12} ${y}h${-long}M${width - opening.left + 12} ${y}h${long}`
  })
  const rivets = [opening.left + 8, width - opening.left - 8].flatMap(x =>
    [opening.top + 8, opening.bottom - 8].map(y => {
      const [outX, outY] = [x > width / 2 ? 5 : -5, y > height / 2 ? 5 : -5]
      return circle(x + outX, y + outY, 2.6, rim)
    }),
  )
  stage.sheet(lines, 'far')
  stage.sheet(line(ticks.join(''), rim, 1.2, 0.8) + rivets.join(''), 'flat')
}

const FRAMES: Record<FrameKind, (stage: Stage, inset: number) => void> = {
  fern: leafy,
  blossom: lacy,
  snow: snowy,
  bare: thorny,
  crystal: technical,
}

export const titleFrame = (stage: Stage, { frame }: Setting, inset = 0): void => FRAMES[frame](stage, inset)
