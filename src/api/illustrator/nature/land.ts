import { type Colour, darker, mix } from '../../../lib/colour.ts'
import { itemAt } from '../../../lib/item-at.ts'
import type { Stage } from '../paper/stage.ts'
import type { Setting } from '../setting.ts'
import { grass } from './foliage.ts'
import { grove } from './grove.ts'
import { type Hill, hill } from './hill.ts'
import { mountains } from './mountains.ts'

const SNOW = '#f1f6f6'

export function landColour(setting: Setting, level: 0 | 1 | 2 | 3 | 4 | 5): Colour {
  const colour = setting.palette.lands[level]
  return setting.snow ? mix(colour, SNOW, itemAt([0.55, 0.6, 0.66, 0.6, 0.5, 0.2], level)) : colour
}

export function footColour(setting: Setting, level: 0 | 1 | 2 | 3 | 4 | 5): Colour {
  const colour = setting.palette.lands[level]
  return setting.snow ? mix(colour, SNOW, 0.16) : darker(colour, 0.42)
}

export function mist(stage: Stage, x: number, y: number, strength: number, reach = 0.55): void {
  stage.glow(
    x * stage.width,
    y * stage.height,
    reach * stage.width * 1.3,
    stage.palette.glow,
    strength,
    stage.height * 0.2,
  )
}

export function farLand(stage: Stage, setting: Setting): Hill {
  mountains(stage, { base: 0.66, height: 0.29, count: 6, colour: stage.palette.lands[0], snowCaps: setting.snow })
  mist(stage, setting.sky.x, 0.62, 0.6)
  return firstHill(stage, setting)
}

/** For a motif with a horizon of its own. */
export function firstHill(stage: Stage, setting: Setting): Hill {
  const land = hill(stage, {
    y: 0.62,
    amplitude: 0.05,
    bumps: 9,
    colour: landColour(setting, 1),
    foot: footColour(setting, 1),
  })
  const trees = grove(stage, setting, land, {
    colour: stage.palette.lands[1],
    size: setting.trees === 'round' ? 0.12 : 0.1,
    count: setting.trees === 'round' ? 14 : 22,
    clear: [{ x: setting.motifX, reach: 0.06 }],
  })
  stage.sheet(trees + land.markup, 'far')
  return land
}

export function nearLand(stage: Stage, setting: Setting): void {
  const middle = hill(stage, {
    y: 0.7,
    amplitude: 0.045,
    bumps: 8,
    colour: landColour(setting, 2),
    foot: footColour(setting, 2),
  })
  const thicket = grove(stage, setting, middle, {
    colour: stage.palette.lands[2],
    size: 0.15,
    count: setting.trees === 'round' ? 9 : 16,
    clear: [{ x: setting.motifX, reach: 0.17 }],
  })
  stage.sheet(thicket + middle.markup, 'middle')
  mist(stage, setting.heroX, 0.74, 0.34, 0.34)
  nearestHill(stage, setting)
}

export function nearestHill(stage: Stage, setting: Setting): void {
  const near = hill(stage, {
    y: 0.79,
    amplitude: 0.035,
    bumps: 7,
    colour: landColour(setting, 3),
    foot: footColour(setting, 3),
  })
  const wings = grove(stage, setting, near, {
    colour: stage.palette.lands[3],
    size: 0.25,
    count: setting.trees === 'round' ? 6 : 11,
    clear: [
      { x: setting.motifX, reach: 0.16 },
      { x: setting.heroX, reach: setting.trees === 'bare' ? 0.24 : 0.19 },
      { x: 0.5, reach: 0.2 },
    ],
  })
  stage.sheet(wings + near.markup, 'middle')
}

export function heroGround(stage: Stage, setting: Setting): Hill {
  const land = hill(stage, {
    y: 0.872,
    amplitude: 0.024,
    bumps: 7,
    colour: landColour(setting, 4),
    foot: footColour(setting, 4),
  })
  const lawn = setting.snow
    ? ''
    : grass(stage, 0, stage.height * 0.888, stage.width, stage.height * 0.03, stage.palette.lands[4])
  stage.sheet(lawn + land.markup, 'middle')
  return land
}
