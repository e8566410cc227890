import { lighter, mix } from '../../../lib/colour.ts'
import { svg } from '../../../lib/svg-markup.ts'
import { house } from '../buildings/house.ts'
import { bird } from '../figures/animals.ts'
import { firstHill, heroGround, landColour, mist, nearLand } from '../nature/land.ts'
import { peak } from '../nature/mountains.ts'
import type { Stage } from '../paper/stage.ts'
import type { Setting } from '../setting.ts'
import type { Motif } from './motif.ts'

/** x (of the width), height (of the picture), half width (of the height) and land, farthest first. */
const CHAIN = [
  [-0.3, 0.33, 0.78, 0],
  [0.31, 0.29, 0.8, 0],
  [0, 0.45, 0.74, 1],
] as const
const PATH = 'M-40 60C-70 20 60 20 48 -10C36 -40 -44 -36 -30 -64C-20 -84 8 -84 8 -108'

const flag = (x: number, y: number, size: number, colour: string): string =>
  svg`<path d="M${x} ${y + 4}v${-size}" stroke="#3a2210" stroke-width="2"/><path d="M${x} ${y + 4 - size}q${size * 0.35} ${-size * 0.12} ${size * 0.75} ${size * 0.1}l${-size * 0.14} ${size * 0.2}l${size * 0.1} ${size * 0.2}q${-size * 0.4} ${-size * 0.16} ${-size * 0.71} ${size * 0.02}Z" fill="${colour}"/>`

function summit(stage: Stage, setting: Setting, x: number): void {
  const { width, height, palette } = stage
  for (const [across, tall, slope, land] of CHAIN) {
    const base = height * 0.71
    const colour = mix(landColour(setting, land), palette.lands[2], land === 1 ? 0.25 : 0)
    const fill = stage.gradient(lighter(colour, 0.16), colour)
    const [top, rise] = [x + across * width, tall * height]
    const drawn = peak(top, base, rise, rise * slope, fill, across === 0 ? 0.03 : -0.06, true)
    const banner = land === 1 ? flag(top + rise * slope * 0.03, base - rise, height * 0.045, palette.accents[0]) : ''
    stage.sheet(banner + drawn, land === 1 ? 'middle' : 'far')
    if (land === 0) mist(stage, 0.5, 0.6, 0.24)
  }
}

export const peaks: Motif = (stage, setting) => {
  const { width, height, unit, palette } = stage
  const x = setting.motifX * width
  summit(stage, setting, x)
  const path = svg`<g transform="translate(${x} ${height * 0.67}) scale(${unit / 640})"><path d="${PATH}" fill="none" stroke="${palette.low}" stroke-width="5" stroke-linecap="round" opacity=".6"/></g>`
  const hut = house(stage, {
    x: x + unit * 0.01,
    y: height * 0.67 - unit * 0.165,
    width: unit * 0.075,
    height: unit * 0.055,
    wall: mix('#b98a5a', palette.lands[2], 0.25),
    roof: mix(palette.accents[0], palette.lands[4], 0.35),
    snowy: true,
  })
  stage.sheet(path, 'flat')
  stage.sheet(hut, 'far')
  stage.glow(x, height * 0.67 - unit * 0.18, unit * 0.16, '#ffd890', 0.6)
  const side = setting.motifX > 0.5 ? -1 : 1
  stage.sheet(
    bird(x + side * width * 0.3, height * 0.36, 0.8, palette.lands[4]) +
      bird(x + side * width * 0.2, height * 0.42, 0.45, palette.lands[4]),
    'flat',
  )
  firstHill(stage, setting)
  nearLand(stage, setting)
  return heroGround(stage, setting).heightAt
}
