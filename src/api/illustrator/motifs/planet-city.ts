import { lighter, mix } from '../../../lib/colour.ts'
import { placed, svg } from '../../../lib/svg-markup.ts'
import { planet, skyline } from '../buildings/skyline.ts'
import { hill } from '../nature/hill.ts'
import { mountains } from '../nature/mountains.ts'
import type { Stage } from '../paper/stage.ts'
import type { Motif } from './motif.ts'

const saucer = (body: string, light: string): string =>
  svg`<path d="M-16 -6A16 16 0 0 1 16 -6Z" fill="${light}"/><ellipse rx="38" ry="10" cy="-2" fill="${body}"/><path d="M-38 -2A38 10 0 0 0 38 -2Z" fill="#000022" opacity=".28"/><circle cx="-20" cy="1" r="2.4" fill="#ffe09a"/><circle cx="0" cy="4" r="2.4" fill="#ffe09a"/><circle cx="20" cy="1" r="2.4" fill="#ffe09a"/>`

function domes(stage: Stage, x: number, y: number): string {
  const { unit, palette } = stage
  const glass = stage.gradient(mix(palette.low, palette.glow, 0.5), palette.lands[2])
  return [
    [-0.15, 0.075],
    [0.13, 0.1],
    [0, 0.14],
  ]
    .map(([across, size]) => {
      const [centre, r] = [x + (across as number) * unit, (size as number) * unit]
      return svg`<path d="M${centre - r} ${y + 12}V${y}A${r} ${r} 0 0 1 ${centre + r} ${y}V${y + 12}Z" fill="${glass}"/><path d="M${centre - r} ${y}A${r} ${r} 0 0 1 ${centre + r} ${y}M${centre - r * 0.45} ${y}Q${centre - r * 0.4} ${y - r * 0.9} ${centre} ${y - r}Q${centre + r * 0.4} ${y - r * 0.9} ${centre + r * 0.45} ${y}M${centre - r} ${y}h${r * 2}" fill="none" stroke="${palette.lands[4]}" stroke-opacity=".55" stroke-width="2"/>`
    })
    .join('')
}

export const planetCity: Motif = (stage, setting) => {
  const { width, height, unit, palette, random } = stage
  const x = setting.motifX * width
  const ringed = planet(
    stage,
    x,
    height * 0.37,
    unit * 0.19,
    mix(palette.lands[0], palette.accents[1], 0.35),
    lighter(palette.accents[0], 0.35),
  )
  stage.glow(x, height * 0.37, unit * 0.6, palette.low, 0.4)
  stage.sheet(ringed, 'middle')
  mountains(stage, { base: 0.7, height: 0.2, count: 6, colour: palette.lands[0] })
  for (const side of [0.22, 0.78]) {
    const craft = placed(
      side * width,
      random.between(0.3, 0.5) * height,
      unit / 900,
      saucer(palette.lands[2], palette.glow),
    )
    stage.sheet(craft, 'far')
  }
  skyline(stage, { level: 1, base: 0.76, tallest: 0.2, clear: setting.motifX })
  stage.glow(x, height * 0.72, width * 0.5, palette.low, 0.5, height * 0.14)
  const plain = hill(stage, { y: 0.735, amplitude: 0.03, bumps: 7, colour: palette.lands[2] })
  stage.sheet(domes(stage, x, plain.heightAt(x)) + plain.markup, 'middle')
  stage.glow(x, height * 0.7, unit * 0.34, '#ffdf94', 0.45)
  stage.sheet(hill(stage, { y: 0.8, amplitude: 0.03, bumps: 8, colour: palette.lands[3] }).markup, 'middle')
  const ground = hill(stage, { y: 0.86, amplitude: 0.026, bumps: 7, colour: palette.lands[4] })
  stage.sheet(ground.markup, 'middle')
  return ground.heightAt
}
