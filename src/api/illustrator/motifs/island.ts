import { darker, mix } from '../../../lib/colour.ts'
import { svg } from '../../../lib/svg-markup.ts'
import { house } from '../buildings/house.ts'
import { flock } from '../figures/animals.ts'
import { mist } from '../nature/land.ts'
import { mountains } from '../nature/mountains.ts'
import { palm } from '../nature/palm.ts'
import { waves } from '../nature/water.ts'
import type { Motif } from './motif.ts'
import { seaRock } from './ship.ts'

const SAND = '#e2b877'
/** x (of the width), height (of the unit) and lean. */
const PALMS = [
  [-0.13, 0.47, -0.14],
  [-0.05, 0.36, 0.2],
  [0.16, 0.42, 0.16],
] as const

export const island: Motif = (stage, setting) => {
  const { width, height, unit, palette, random } = stage
  const { lands } = palette
  const [x, top] = [setting.motifX * width, height * 0.585]
  mountains(stage, { base: 0.6, height: 0.14, count: 5, colour: lands[0], snowCaps: setting.snow })
  mist(stage, setting.sky.x, 0.56, 0.5)
  stage.sheet(flock(stage, setting.motifX > 0.5 ? 0.26 : 0.74, 0.3, lands[4]), 'flat')
  stage.sheet(waves(stage, 0.615, 0.026, lands[1]), 'far')
  const green = mix(lands[2], '#4f9a50', 0.5)
  const palms = PALMS.map(([across, size, lean]) =>
    palm(random, x + across * width, top + 16, size * unit, green, lean),
  )
  const [roof, wall] = [mix('#c79a4e', lands[3], 0.25), mix('#b98a5a', lands[2], 0.3)]
  const hut = house(stage, {
    x: x + width * 0.05,
    y: top + 8,
    width: unit * 0.15,
    height: unit * 0.1,
    wall,
    roof,
    snowy: setting.snow,
  })
  const sand = mix(SAND, lands[2], palette.mood === 'dark' ? 0.4 : 0.14)
  const reach = width * 0.42
  const isle = svg`<path d="M${x - reach} ${height * 0.74}C${x - reach * 0.8} ${height * 0.66} ${x - reach * 0.4} ${top} ${x} ${top}C${x + reach * 0.4} ${top} ${x + reach * 0.75} ${height * 0.65} ${x + reach} ${height * 0.74}Z" fill="${stage.gradient(sand, darker(sand, 0.4))}"/><path d="M${x} ${top}C${x + reach * 0.4} ${top} ${x + reach * 0.75} ${height * 0.65} ${x + reach} ${height * 0.74}H${x + reach * 0.3}Q${x + reach * 0.3} ${height * 0.65} ${x} ${top}Z" fill="#140a24" opacity=".16"/>`
  stage.sheet(palms.join('') + hut + isle, 'middle')
  stage.glow(x + width * 0.07, top - unit * 0.04, unit * 0.2, '#ffd890', 0.55)
  stage.sheet(waves(stage, 0.705, 0.035, lands[2]), 'middle')
  stage.sheet(waves(stage, 0.77, 0.065, lands[3]), 'middle')
  const ground = seaRock(stage, setting.heroX)
  stage.sheet(waves(stage, 0.935, 0.05, lands[4]), 'middle')
  return ground
}
