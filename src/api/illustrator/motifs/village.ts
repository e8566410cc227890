import { type Colour, mix } from '../../../lib/colour.ts'
import { itemAt } from '../../../lib/item-at.ts'
import { house } from '../buildings/house.ts'
import { tower } from '../buildings/tower.ts'
import { grove } from '../nature/grove.ts'
import { hill } from '../nature/hill.ts'
import { farLand, footColour, heroGround, landColour } from '../nature/land.ts'
import { star } from '../nature/stars.ts'
import type { Stage } from '../paper/stage.ts'
import type { Setting } from '../setting.ts'
import type { Motif } from './motif.ts'

const WALLS: readonly Colour[] = ['#a8553f', '#b98a4a', '#8f4436', '#d9c7a4', '#6f86a0']
const STEEPLE = '#e2d0ac'
/** Houses beside the steeple, as fractions of the width. */
const STEPS = [-0.34, -0.19, 0.17, 0.31, 0.46] as const
const WIDE_STEPS = [-0.48, 0.6] as const
/** Width by unit of a cover, for which the steps are made. */
const COVER_WIDTH = 600 / 552
const WIDE = 1.5

function houses(stage: Stage, setting: Setting, heightAt: (x: number) => number): string {
  const scale = stage.unit / 552
  const reach = Math.min(stage.width, stage.unit * COVER_WIDTH)
  const steps = stage.width > WIDE * stage.unit ? [...STEPS, ...WIDE_STEPS] : STEPS
  return steps
    .map((step, index) => {
      const x = setting.motifX * stage.width + step * reach
      const wall = mix(
        itemAt(WALLS, index % WALLS.length),
        stage.palette.lands[2],
        setting.palette.mood === 'dark' ? 0.45 : 0.18,
      )
      const [width, height] = [stage.random.between(66, 88) * scale, stage.random.between(54, 86) * scale]
      const roof = mix(stage.palette.lands[4], stage.palette.accents[0], index % 2 ? 0.1 : 0.5)
      return house(stage, { x, y: heightAt(x) + 8, width, height, wall, roof, snowy: setting.snow })
    })
    .join('')
}

function wings(stage: Stage, setting: Setting, y: number, level: 2 | 3, size: number, count: number): void {
  const land = hill(stage, {
    y,
    amplitude: 0.04,
    bumps: 7,
    colour: landColour(setting, level),
    foot: footColour(setting, level),
  })
  const clear = [
    { x: setting.motifX, reach: 0.14 },
    { x: setting.heroX, reach: 0.17 },
    { x: 0.5, reach: level === 3 ? 0.27 : 0.12 },
  ]
  stage.sheet(
    grove(stage, setting, land, { colour: stage.palette.lands[4], size, count, clear }) + land.markup,
    'middle',
  )
}

export const village: Motif = (stage, setting) => {
  farLand(stage, setting)
  const land = hill(stage, {
    y: 0.665,
    amplitude: 0.035,
    bumps: 8,
    colour: landColour(setting, 2),
    foot: footColour(setting, 2),
  })
  const x = setting.motifX * stage.width
  const scale = stage.unit / 552
  const [width, height, foot] = [44 * scale, 158 * scale, land.heightAt(x) + 6]
  const wall = mix(STEEPLE, stage.palette.lands[1], setting.palette.mood === 'dark' ? 0.4 : 0.12)
  const steeple = tower({ x, y: foot, width, height, wall, roof: stage.palette.lands[4], point: 1.7 })
  const tip = foot - height - width * 2.9
  stage.sheet(houses(stage, setting, land.heightAt) + steeple + star(x, tip, 9 * scale, '#ffd479'), 'middle')
  stage.sheet(land.markup, 'far')
  stage.glow(stage.width / 2, stage.height * 0.64, stage.width * 0.5, '#ffcf80', 0.5, stage.height * 0.14)
  wings(stage, setting, 0.75, 2, 0.18, 11)
  wings(stage, setting, 0.82, 3, 0.27, 9)
  return heroGround(stage, setting).heightAt
}
