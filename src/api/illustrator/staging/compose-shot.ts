import type { Cast } from '../figures/cast.ts'
import { weatherOver } from '../frame/weather.ts'
import type { Ground } from '../motifs/motif.ts'
import { grass } from '../nature/foliage.ts'
import { moveOnto } from '../paper/move-onto.ts'
import { Stage } from '../paper/stage.ts'
import type { PlannedScene } from '../planned-scene.ts'
import { heightOf } from '../things/thing-table.ts'
import { drawCrew, heroXOf } from './crew.ts'
import { drawFromAbove } from './from-above.ts'
import { drawHourSky } from './hour-sky.ts'
import { hasRoof, sceneryOf } from './scenery.ts'
import { AXIS, viewOfSet } from './set-view.ts'
import type { Distance, Shot } from './shot.ts'
import { isAloft, isHeld, thingAt } from './show-things.ts'
import { TITLE_FOOT } from './title-foot.ts'
import { drawTurn } from './turn.ts'

const MAIN_LEAST = 58
/** Drawings end at most so much above their hundred units. */
const ENDS = 1.12
const ASIDE = 0.74
const BEHIND = 0.76
const CORNER = 0.1
const CHILD = 1.45 / 800

function drawSet(stage: Stage, scene: PlannedScene, distance: Exclude<Distance, 'above'>): Ground {
  const { width, height } = stage
  const { zoom, down } = viewOfSet(stage, scene.motif, distance)
  const part = new Stage({ width, height }, stage.palette, stage.random)
  const groundAt = sceneryOf(scene.motif)(part, scene.setting)
  const [axisX, axisY] = [scene.setting.motifX * width, AXIS * height]
  moveOnto(stage, part, { right: axisX * (1 - zoom), down: axisY * (1 - zoom) + down, scale: zoom })
  return x => axisY + (groundAt(axisX + (x - axisX) / zoom) - axisY) * zoom + down
}

/** Lowered until a thing of that size ends below the title. */
const belowTitle = ({ height }: Stage, y: number, tall: number): number =>
  Math.max(y, TITLE_FOOT * height + tall * ENDS)

/** The main thing in front, as large as a third of the picture, on the side where nobody is. */
function inFront(stage: Stage, { setting }: PlannedScene, { things: [main, second], thingX: planned }: Shot): void {
  if (!main) return
  const { width, height, unit } = stage
  const thingX = setting.heroX < 0.5 ? Math.max(planned, ASIDE) : Math.min(planned, 1 - ASIDE)
  const tall = unit * 0.42
  const y = belowTitle(stage, height * (isAloft(main) ? 0.66 : 0.965), tall)
  stage.glow(thingX * width, y - tall * 0.5, tall * 0.9, stage.palette.glow, 0.34)
  stage.sheet(thingAt(main, thingX * width, y, tall, thingX > 0.5 ? -1 : 1), 'near')
  const edge = setting.heroX < 0.5 ? CORNER : 1 - CORNER
  if (second) stage.sheet(thingAt(second, edge * width, height * 0.965, unit * 0.16), 'near')
}

/** On the ground beside the hero, or in the air above. */
function beside(stage: Stage, shot: Shot, groundAt: Ground, held: boolean): void {
  const { width, height, unit } = stage
  const shown = (held ? shot.things.slice(1) : shot.things).slice(0, 2)
  const scale = CHILD * height * 1.35
  const spots = [shot.thingX, shot.thingX > 0.5 ? 0.12 : 0.88]
  for (const [index, thing] of shown.entries()) {
    const x = (spots[index] ?? 0.5) * width
    const tall = Math.max(index === 0 && !held ? MAIN_LEAST : 34, heightOf(thing)) * scale
    const foot = isAloft(thing) ? height * (0.46 + index * 0.05) : groundAt(x) + height * 0.018 * (index + 1)
    const y = belowTitle(stage, foot, tall)
    if (isAloft(thing)) stage.glow(x, y - tall * 0.5, unit * 0.2, stage.palette.glow, 0.3)
    stage.sheet(thingAt(thing, x, y, tall, shot.thingX > 0.5 ? -1 : 1), 'middle')
  }
}

/** Behind people who fill the picture, at the side where most of it is seen. */
function behindPeople(stage: Stage, { company }: PlannedScene, { things: [main], thingX, distance }: Shot): void {
  if (!main) return
  const { width, height, unit } = stage
  const isGroup = distance === 'half' && (company.persons.length > 0 || company.animal !== undefined)
  const side = isGroup ? 1 - thingX : thingX
  const x = side > 0.5 ? Math.max(side, BEHIND) : Math.min(side, 1 - BEHIND)
  const tall = unit * (distance === 'close' ? 0.46 : 0.42)
  const y = belowTitle(stage, height * (isAloft(main) ? 0.56 : 0.93), tall)
  stage.sheet(thingAt(main, x * width, y, tall, x > 0.5 ? -1 : 1), 'middle')
}

function edge(stage: Stage, scene: PlannedScene): void {
  if (hasRoof(scene.motif) || scene.setting.snow || scene.setting.underWater) return
  const { width, height, palette } = stage
  stage.sheet(grass(stage, 0, height * 0.985, width, height * 0.05, palette.lands[5]), 'near')
}

/** Draws a story's picture as its shot says; returns where light comes from. */
export function composeShot(
  stage: Stage,
  scene: PlannedScene,
  shot: Shot,
  cast: Cast,
): { readonly x: number; readonly y: number } {
  const { width, height } = stage
  const { setting, company } = scene
  const light = { x: setting.sky.x * width, y: height * 0.3 }
  if (shot.distance === 'above') {
    drawFromAbove(stage, scene, shot, cast)
    return light
  }
  if (shot.theme === 'turn') {
    drawTurn(stage, scene, shot, cast)
    return light
  }
  if (!hasRoof(scene.motif)) drawHourSky(stage, setting, shot.hasMoon)
  const groundAt = drawSet(stage, scene, shot.distance)
  const [main] = shot.things
  const held =
    main && shot.theme !== 'thing' && shot.distance !== 'far' && isHeld(main) && company.pose !== 'reading'
      ? main
      : undefined
  if (shot.distance === 'whole') beside(stage, shot, groundAt, held !== undefined)
  if ((shot.distance === 'half' || shot.distance === 'close') && main && !held && shot.theme !== 'thing')
    behindPeople(stage, scene, shot)
  const x = heroXOf(stage, scene, cast, shot.distance)
  const middle = drawCrew(stage, { scene, cast, distance: shot.distance, x, y: groundAt(x) + 4, held }, groundAt)
  if (shot.theme === 'thing' || (shot.distance === 'far' && main)) inFront(stage, scene, shot)
  if (!hasRoof(scene.motif)) weatherOver(stage, setting, x, middle)
  if (shot.distance === 'whole' || shot.distance === 'far') edge(stage, scene)
  return light
}
