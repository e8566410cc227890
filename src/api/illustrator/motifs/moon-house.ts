import { mix } from '../../../lib/colour.ts'
import { circle, svg } from '../../../lib/svg-markup.ts'
import { house } from '../buildings/house.ts'
import { grove } from '../nature/grove.ts'
import { hill } from '../nature/hill.ts'
import { farLand, footColour, heroGround, landColour } from '../nature/land.ts'
import type { Motif } from './motif.ts'

const SMOKE = '#fff6e6'

export const moonHouse: Motif = (stage, setting) => {
  farLand(stage, setting)
  const { width, height, palette } = stage
  const x = setting.motifX * width
  const [reach, top] = [width * 0.44, height * 0.6]
  const colour = landColour(setting, 2)
  const knoll = svg`<path d="M${x - reach} ${height * 0.86}C${x - reach * 0.55} ${height * 0.8} ${x - reach * 0.45} ${top} ${x} ${top}C${x + reach * 0.45} ${top} ${x + reach * 0.55} ${height * 0.8} ${x + reach} ${height * 0.86}Z" fill="${stage.gradient(mix(colour, '#fff3d0', 0.14), footColour(setting, 3))}"/>`
  const size = stage.unit * 0.19
  const wall = mix('#e2c79a', palette.lands[2], palette.mood === 'dark' ? 0.5 : 0.25)
  const home = house(stage, {
    x,
    y: top + 8,
    width: size,
    height: size * 0.72,
    wall,
    roof: mix(palette.accents[0], palette.lands[4], 0.25),
    snowy: setting.snow,
  })
  const smoke = [0, 1, 2, 3].map(puff =>
    circle(
      x - size * (0.28 + puff * 0.1),
      top - size * (1.45 + puff * 0.34),
      size * (0.08 + puff * 0.035),
      SMOKE,
      0.6 - puff * 0.12,
    ),
  )
  stage.sheet(smoke.join(''), 'flat')
  stage.sheet(home + knoll, 'middle')
  stage.glow(x, top - size * 0.3, size * 1.7, '#ffd890', 0.5)
  const near = hill(stage, {
    y: 0.79,
    amplitude: 0.035,
    bumps: 7,
    colour: landColour(setting, 3),
    foot: footColour(setting, 3),
  })
  const clear = [
    { x: setting.motifX, reach: 0.2 },
    { x: setting.heroX, reach: 0.17 },
  ]
  stage.sheet(
    grove(stage, setting, near, {
      colour: palette.lands[3],
      size: 0.26,
      count: setting.trees === 'round' ? 7 : 12,
      clear,
    }) + near.markup,
    'middle',
  )
  return heroGround(stage, setting).heightAt
}
