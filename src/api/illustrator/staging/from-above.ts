import type { Look } from '../../../figures/look.ts'
import { darker, lighter, mix } from '../../../lib/colour.ts'
import { type Point, placed, softCurve, svg } from '../../../lib/svg-markup.ts'
import type { Cast } from '../figures/cast.ts'
import type { Stage } from '../paper/stage.ts'
import type { PlannedScene } from '../planned-scene.ts'
import { hasRoof } from './scenery.ts'
import type { Shot } from './shot.ts'
import { thingAt } from './show-things.ts'

const RINGS = [0.78, 0.62, 0.48, 0.35, 0.23] as const

/** Crown, shoulders and one foot before the other; looks up the page. */
function topOf(look: Look): string {
  const coat = look.coat
  return svg`<ellipse cx="4" cy="6" rx="24" ry="17" fill="#000018" opacity=".3"/><path d="M-9 -10l2 -12h7l1 12ZM3 10l1 11h7l1 -11Z" fill="#2a1a20"/><ellipse cx="0" cy="0" rx="23" ry="13" fill="${coat}"/><path d="M0 -13a23 13 0 0 1 0 26Z" fill="${darker(coat, 0.22)}"/><circle cx="-21" cy="-9" r="4" fill="${look.skin}"/><circle cx="21" cy="-9" r="4" fill="${look.skin}"/><circle cx="0" cy="0" r="13" fill="${look.hair}"/><path d="M0 -13a13 13 0 0 1 0 26Z" fill="${darker(look.hair, 0.25)}"/><path d="M-12 6Q0 16 12 6L9 12Q0 19 -9 12Z" fill="${look.scarf ?? look.coat}"/>`
}

function boards(stage: Stage): void {
  const { width, height, palette } = stage
  const wood = mix('#a06a42', palette.top, palette.timeOfDay === 'day' ? 0 : 0.35)
  stage.sheet(
    svg`<rect width="${width}" height="${height}" fill="${stage.gradient(lighter(wood, 0.1), darker(wood, 0.3))}"/>`,
    'flat',
  )
  const lines = Array.from({ length: 16 }, (_, index) => svg`M${(index / 15) * width} 0V${height}`)
  stage.sheet(svg`<path d="${lines.join('')}" stroke="${darker(wood, 0.4)}" stroke-width="2.4" opacity=".5"/>`, 'flat')
}

function terraces(stage: Stage, x: number, y: number): void {
  const { width, height, palette, random, unit } = stage
  stage.sheet(svg`<rect width="${width}" height="${height}" fill="${palette.lands[4]}"/>`, 'flat')
  for (const [index, radius] of RINGS.entries()) {
    const points = Array.from({ length: 18 }, (_, step): Point => {
      const angle = (step / 18) * 2 * Math.PI
      const reach = radius * unit * random.between(0.88, 1.1)
      return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 1.1]
    })
    const colour = palette.lands[Math.max(0, 3 - index) as 0 | 1 | 2 | 3]
    stage.sheet(svg`<path d="${softCurve(points, true)}" fill="${colour}"/>`, 'middle')
  }
}

function path(stage: Stage, from: Point, to: Point): readonly Point[] {
  const { width, random } = stage
  const bend = width * 0.2 * (random.chance(0.5) ? 1 : -1)
  const points = Array.from({ length: 9 }, (_, index): Point => {
    const share = index / 8
    return [
      from[0] + (to[0] - from[0]) * share + Math.sin(share * Math.PI * 1.6) * bend,
      from[1] + (to[1] - from[1]) * share,
    ]
  })
  const line = softCurve(points)
  const soil = mix('#e2cda4', stage.palette.top, stage.palette.timeOfDay === 'night' ? 0.3 : 0.08)
  stage.sheet(
    svg`<path d="${line}" stroke="${soil}" stroke-width="44" stroke-linecap="round" fill="none"/><path d="${line}" stroke="${darker(soil, 0.2)}" stroke-width="44" stroke-dasharray="2 16" fill="none" opacity=".5"/>`,
    'middle',
  )
  return points
}

/** A rug, the main thing on it, and others along the walls. */
function room(stage: Stage, { things }: Shot, x: number, y: number): void {
  const { width, height, unit, palette } = stage
  const [one, two] = palette.accents
  boards(stage)
  const oval = (share: number, colour: string) =>
    svg`<ellipse cx="${x}" cy="${y}" rx="${unit * 0.46 * share}" ry="${unit * 0.4 * share}" fill="${colour}"/>`
  stage.sheet(oval(1, one) + oval(0.9, two) + oval(0.84, one) + oval(0.5, mix(one, two, 0.3)), 'far')
  const aside = x > width / 2 ? 0.16 : 0.84
  const spots = [
    [aside, 0.5],
    [1 - aside, 0.93],
  ] as const
  for (const [index, [across, down]] of spots.entries()) {
    const thing = things[index + 1]
    if (thing) stage.sheet(thingAt(thing, across * width, down * height, unit * 0.24), 'middle')
  }
}

/** The ground as a bird sees it, and the main thing where the way across it ends. */
export function drawFromAbove(stage: Stage, scene: PlannedScene, shot: Shot, cast: Cast): void {
  const { width, height, unit, palette } = stage
  const isRoom = hasRoof(scene.motif)
  const [x, y] = [(isRoom ? 0.5 + (shot.thingX - 0.5) * 0.4 : shot.thingX) * width, height * (isRoom ? 0.56 : 0.44)]
  const [start, end]: readonly [Point, Point] = [
    [width * (1.05 - shot.thingX), height * 1.02],
    [x, y + unit * 0.12],
  ]
  if (isRoom) room(stage, shot, x, y)
  else terraces(stage, x, y)
  const points = isRoom ? [] : path(stage, start, end)
  stage.glow(x, y, unit * 0.4, palette.glow, 0.6)
  const [main] = shot.things
  if (main) stage.sheet(thingAt(main, x, y + unit * 0.17, unit * (isRoom ? 0.36 : 0.32)), 'near')
  const hero = points[2] ?? [width * (shot.thingX > 0.5 ? 0.2 : 0.8), height * 0.88]
  const beside = points[1] ?? [hero[0], hero[1] + unit * 0.02]
  const persons = scene.company.persons.map(index => cast.others[index]).filter(look => look !== undefined)
  const scale = unit / (isRoom ? 260 : 330)
  const walkers = [
    placed(hero[0], hero[1], scale, topOf(cast.hero)),
    ...persons.slice(0, 1).map(look => placed(beside[0] + (isRoom ? 60 : 26), beside[1], scale, topOf(look))),
  ]
  stage.sheet(walkers.join(''), 'middle')
}
