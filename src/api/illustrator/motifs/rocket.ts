import { lighter } from '../../../lib/colour.ts'
import { circle, placed, svg } from '../../../lib/svg-markup.ts'
import { planet, skyline } from '../buildings/skyline.ts'
import { hill } from '../nature/hill.ts'
import type { Stage } from '../paper/stage.ts'
import type { Motif } from './motif.ts'

const HULL = '#f6f2e6'

function craft(stage: Stage): string {
  const fin = stage.palette.accents[1]
  return svg`<path d="M-20 62C-26 96 -10 110 0 150C10 110 26 96 20 62Z" fill="#ffb648"/><path d="M-11 62C-13 86 -5 96 0 118C5 96 13 86 11 62Z" fill="#fff3c4"/><path d="M-26 20C-54 36 -58 66 -52 84L-22 60Z" fill="${fin}"/><path d="M26 20C54 36 58 66 52 84L22 60Z" fill="${fin}"/><path d="M26 20C54 36 58 66 52 84L22 60Z" fill="#000022" opacity=".28"/><path d="M0 -104C-34 -70 -36 10 -24 64H0Z" fill="${HULL}"/><path d="M0 -104C34 -70 36 10 24 64H0Z" fill="#b9cfd8"/><path d="M0 -104C-15 -88 -23 -70 -27 -50H27C23 -70 15 -88 0 -104Z" fill="${fin}"/><path d="M0 -104C15 -88 23 -70 27 -50H0Z" fill="#000022" opacity=".22"/><circle cy="-14" r="17" fill="${stage.palette.lands[4]}"/><circle cy="-14" r="12.5" fill="#ffe09a"/><path d="M-27 36H27" stroke="${fin}" stroke-width="6"/><path d="M0 40V80" stroke="${fin}" stroke-width="9" stroke-linecap="round"/>`
}

function exhaust(stage: Stage, x: number): string {
  const { random, height, palette } = stage
  return Array.from({ length: 16 }, () =>
    circle(
      x + random.between(-0.1, 0.1) * height,
      random.between(0.765, 0.82) * height,
      random.between(0.022, 0.048) * height,
      lighter(palette.lands[0], random.between(0.3, 0.75)),
    ),
  ).join('')
}

export const rocket: Motif = (stage, setting) => {
  const { width, height, unit, palette } = stage
  const x = setting.motifX * width
  stage.glow(setting.sky.x * width, height * 0.55, width * 0.6, palette.low, 0.6, height * 0.4)
  const other = setting.sky.x > 0.5 ? 0.17 : 0.83
  stage.sheet(planet(stage, other * width, height * 0.22, unit * 0.06, palette.accents[1]), 'far')
  skyline(stage, { level: 1, base: 0.76, tallest: 0.34, clear: undefined })
  stage.glow(width / 2, height * 0.72, width * 0.6, palette.low, 0.5, height * 0.16)
  skyline(stage, { level: 2, base: 0.84, tallest: 0.36, clear: setting.motifX })
  stage.sheet(
    placed(x, height * 0.45, unit / 520, `<g transform="rotate(${10 * setting.facing})">${craft(stage)}</g>`),
    'near',
  )
  stage.glow(x - 12 * setting.facing, height * 0.58, height * 0.26, '#ffc46b', 0.6)
  stage.sheet(hill(stage, { y: 0.8, amplitude: 0.03, bumps: 8, colour: palette.lands[3] }).markup, 'middle')
  stage.sheet(exhaust(stage, x), 'far')
  const ground = hill(stage, { y: 0.86, amplitude: 0.026, bumps: 7, colour: palette.lands[4] })
  stage.sheet(ground.markup, 'middle')
  return ground.heightAt
}
