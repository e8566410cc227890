import { type Colour, darker, mix } from '../../../lib/colour.ts'
import { svg } from '../../../lib/svg-markup.ts'
import { archedWindow } from '../buildings/window.ts'
import { bat } from '../figures/animals.ts'
import { hill } from '../nature/hill.ts'
import { mist } from '../nature/land.ts'
import { mountains } from '../nature/mountains.ts'
import { bareTree } from '../nature/trees.ts'
import type { Stage } from '../paper/stage.ts'
import type { Setting } from '../setting.ts'
import type { Ground, Motif } from './motif.ts'

const LIGHT = '#ffb347'
/** x, sill, width and height, in manor units. */
const WINDOWS = [
  [6, -96, 13, 26],
  [7, -44, 12, 22],
  [-52, -46, 12, 22],
  [-38, -46, 12, 22],
  [44, -34, 12, 20],
  [-46, -96, 11, 14],
  [54, -76, 10, 12],
] as const
/** x, width, height, roof and lean, the tallest last. */
const GABLES = [
  [52, 60, 70, 50, 3],
  [-48, 52, 88, 64, -4],
  [4, 40, 140, 92, 5],
] as const

function gable(stage: Stage, wall: Colour, [x, width, height, roof, lean]: (typeof GABLES)[number]): string {
  const fill = stage.gradient(mix(wall, '#ff9a50', 0.12), wall)
  const left = x - width / 2
  return (
    svg`<path d="M${left} 8l${lean} ${-height}h${width}l${-lean} ${height}Z" fill="${fill}"/>` +
    svg`<path d="M${left - 7 + lean} ${8 - height}Q${x - width * 0.12 + lean} ${-height - roof * 0.35} ${x + lean * 1.4} ${-height - roof}Q${x + width * 0.12 + lean} ${-height - roof * 0.35} ${left + width + 7 + lean} ${8 - height}Z" fill="${darker(wall, 0.3)}"/>`
  )
}

function building(stage: Stage, x: number, y: number, scale: number): string {
  const wall = stage.palette.lands[3]
  const dark = darker(wall, 0.3)
  const gables = GABLES.map(shape => gable(stage, wall, shape)).join('')
  const windows = WINDOWS.map(([across, sill, width, height]) => archedWindow(across, sill, width, height, LIGHT)).join(
    '',
  )
  return svg`<g transform="translate(${x} ${y}) scale(${scale})">${gables}<path d="M11 -228v-22" stroke="${dark}" stroke-width="2.4"/><rect x="-76" y="-128" width="10" height="48" fill="${dark}"/>${windows}<path d="M-4 8v-22a10 12 0 0 1 20 0v22Z" fill="${LIGHT}"/></g>`
}

function bats(stage: Stage): void {
  const { random, width, height } = stage
  const swarm = Array.from({ length: 9 }, () =>
    bat(
      random.between(0.18, 0.84) * width,
      random.between(0.13, 0.42) * height,
      random.between(0.6, 1.35),
      stage.palette.lands[4],
    ),
  )
  stage.sheet(swarm.join(''), 'flat')
}

/** As wide as the picture is tall. */
function crag(stage: Stage, x: number, top: number): string {
  const { height, palette } = stage
  const fill = stage.gradient(palette.lands[2], palette.lands[3])
  return svg`<path d="M${x - height * 0.46} ${height}Q${x - height * 0.18} ${top + height * 0.05} ${x} ${top}Q${x + height * 0.2} ${top + height * 0.05} ${x + height * 0.5} ${height}Z" fill="${fill}"/>`
}

function fence(setting: Setting, stage: Stage, ground: Ground): string {
  const { width } = stage
  let pickets = ''
  for (let x = 0; x < width; x += 22) {
    if (Math.abs(x / width - setting.heroX) > 0.17) pickets += svg`M${x} ${ground(x) + 10}v-40l3 -7l3 7v40Z`
  }
  return svg`<path d="${pickets}" fill="${stage.palette.lands[4]}"/>`
}

export function graveGround(stage: Stage, setting: Setting, stones: number): Ground {
  const { random, width, height, palette } = stage
  const yard = hill(stage, { y: 0.775, amplitude: 0.04, bumps: 8, colour: palette.lands[3] })
  const graves = Array.from({ length: stones }, () => {
    const x = random.between(0.05, 0.95) * width
    const y = yard.heightAt(x)
    return svg`<path transform="rotate(${random.between(-10, 10)} ${x} ${y})" d="M${x - 9} ${y + 8}v-24a9 9 0 0 1 18 0v24Z" fill="${palette.lands[4]}"/>`
  })
  const trees = [0.09, 0.91].map(x => bareTree(random, x * width, height * 0.8, height * 0.11, palette.lands[3]))
  stage.sheet(trees.join('') + yard.markup + graves.join(''), 'middle')
  const path = hill(stage, { y: 0.865, amplitude: 0.026, bumps: 7, colour: palette.lands[4] })
  stage.sheet(fence(setting, stage, path.heightAt) + path.markup, 'middle')
  return path.heightAt
}

export const manor: Motif = (stage, setting) => {
  const { width, height, unit, palette } = stage
  mountains(stage, { base: 0.68, height: 0.26, count: 6, colour: palette.lands[0] })
  mist(stage, setting.sky.x, 0.6, 0.5)
  bats(stage)
  stage.sheet(hill(stage, { y: 0.68, amplitude: 0.05, bumps: 8, colour: palette.lands[1] }).markup, 'far')
  const [x, top] = [setting.motifX * width, height * 0.62]
  stage.sheet(crag(stage, x, top) + building(stage, x, top + height * 0.012, unit / 600), 'middle')
  stage.glow(x, height * 0.56, height * 0.3, '#ff9c40', 0.35)
  return graveGround(stage, setting, 9)
}
