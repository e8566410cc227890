import { mix } from '../../../../lib/colour.ts'
import { placed, svg } from '../../../../lib/svg-markup.ts'
import { snowfall } from '../../frame/air.ts'
import { hill } from '../../nature/hill.ts'
import { mountains } from '../../nature/mountains.ts'
import { hangLight } from '../../nature/sky-light.ts'
import { starrySky } from '../../nature/stars.ts'
import { fir } from '../../nature/trees.ts'
import { type Picture, photograph } from '../../paper/compositor.ts'
import { randomFrom } from '../../paper/random.ts'
import { Stage } from '../../paper/stage.ts'
import { lightNamed } from '../light-named.ts'
import { SITE_FORMATS } from '../site-formats.ts'
import { type GiftName, WINDOWS, type WindowRow } from './window-table.ts'

const SNOW = '#f1f6f6'
const FOOT = 0.83
const GIFT_SCALE = 1.28
const HUNG_AT = 0.53

function sky(stage: Stage, { behind }: WindowRow): { readonly x: number; readonly y: number } {
  const { top, middle, low } = stage.palette
  const fill = stage.skyGradient([
    [0, top],
    [0.45, middle],
    [0.82, low],
  ])
  stage.sheet(svg`<rect width="${stage.width}" height="${stage.height}" fill="${fill}"/>`, 'flat')
  stage.sheet(starrySky(stage, 26, 0.5), 'flat')
  const x = behind === 'moon-left' ? 0.24 : behind === 'moon-right' ? 0.76 : 0.5
  const isMoon = x !== 0.5
  if (isMoon) hangLight(stage, { kind: 'moon', x, y: 0.2, radius: 0.11 })
  else stage.glow(stage.width / 2, stage.height * HUNG_AT, stage.width * 0.75, stage.palette.glow, 0.8)
  return { x: x * stage.width, y: (isMoon ? 0.2 : HUNG_AT) * stage.height }
}

function land(stage: Stage, { behind }: WindowRow): void {
  const { palette, random, width, height } = stage
  mountains(stage, { base: 0.78, height: 0.24, count: 4, colour: palette.lands[0], snowCaps: true })
  const far = hill(stage, { y: 0.74, amplitude: 0.03, bumps: 5, colour: mix(palette.lands[1], SNOW, 0.45) })
  const trees = behind === 'woods' ? [0.06, 0.17, 0.3, 0.42, 0.58, 0.7, 0.83, 0.94] : [0.05, 0.95]
  const firs = trees.map(x =>
    fir(random, x * width, far.heightAt(x * width) + 8, height * random.between(0.13, 0.24), palette.lands[3], true),
  )
  stage.sheet(firs.join('') + far.markup, 'far')
}

function shine(stage: Stage, x: number, y: number): void {
  stage.glow(x, y, stage.width * 0.5, '#ff9d2e', 0.5)
  stage.glow(x, y, stage.width * 0.2, '#ffe0a0', 0.6)
}

export function drawWindow(name: GiftName, widthPx: number): Picture {
  const row: WindowRow = WINDOWS[name]
  const stage = new Stage(SITE_FORMATS.window, lightNamed(row.light), randomFrom(`site/window/${name}`))
  const { width, height, palette } = stage
  const light = sky(stage, row)
  land(stage, row)
  const gift = row.draw(stage)
  const ground = hill(stage, {
    y: FOOT,
    amplitude: 0.014,
    bumps: 5,
    colour: mix(palette.lands[2], SNOW, 0.72),
    foot: mix(palette.lands[3], SNOW, 0.3),
  })
  stage.sheet(ground.markup, 'middle')
  const y = row.is === 'hanging' ? height * HUNG_AT : height * (FOOT + 0.045) - 100 * GIFT_SCALE
  const thread = svg`<path d="M${width / 2} -10V${y - 60}" stroke="#fff3cf" stroke-opacity=".8" stroke-width="2"/>`
  stage.sheet((row.is === 'hanging' ? thread : '') + placed(width / 2, y, GIFT_SCALE, gift), 'near')
  if (row.flame) shine(stage, width / 2 + row.flame[0] * GIFT_SCALE, y + row.flame[1] * GIFT_SCALE)
  snowfall(stage)
  return photograph(stage, widthPx, light)
}
