import { type Colour, darker, lighter } from '../../../lib/colour.ts'
import { placed, svg } from '../../../lib/svg-markup.ts'
import { farLand, heroGround, nearLand } from '../nature/land.ts'
import type { Stage } from '../paper/stage.ts'
import type { Motif } from './motif.ts'

/** Flies left, about 260 wide round 0, 0. */
function flyer(stage: Stage, colour: Colour): string {
  const body = stage.gradient(lighter(colour, 0.2), darker(colour, 0.14))
  const wing = stage.gradient(lighter(colour, 0.3), lighter(colour, 0.02))
  return svg`<path d="M10 -4C0 -60 40 -104 96 -112C80 -96 84 -84 92 -72C74 -74 66 -62 68 -46C52 -50 44 -36 46 -20Z" fill="${darker(colour, 0.25)}"/><path d="M-110 -26C-104 -40 -88 -46 -74 -40L-84 -54C-70 -54 -60 -46 -54 -34C-36 -14 -14 -14 14 -14C50 -14 70 6 104 8C130 8 142 -8 138 -26L154 -36L152 -14C150 18 122 30 94 26C66 22 46 24 22 26C-16 30 -48 14 -66 -12L-92 -14C-100 -14 -112 -18 -110 -26Z" fill="${body}"/><path d="M-60 -6C-44 14 -14 26 22 24C46 22 66 20 94 25C60 8 20 14 -10 10C-34 6 -48 0 -60 -6Z" fill="#fbeedd" opacity=".55"/><path d="M-12 -6C-36 -56 -14 -118 44 -142C34 -122 42 -106 54 -94C36 -92 30 -78 36 -60C20 -60 14 -44 22 -24Z" fill="${wing}"/><path d="M44 -142C10 -110 -4 -60 4 -14M54 -94C26 -80 12 -50 8 -14" stroke="#000022" stroke-opacity=".22" stroke-width="2" fill="none"/><circle cx="-86" cy="-33" r="3" fill="#ffe09a"/><path d="M0 24l-8 20l12 -8l2 -12ZM60 24l-4 20l12 -8l4 -12Z" fill="${darker(colour, 0.2)}"/>`
}

export const dragon: Motif = (stage, setting) => {
  farLand(stage, setting)
  const { width, height, unit, palette } = stage
  const x = (0.5 + (setting.motifX - 0.5) * 0.5) * width
  stage.sheet(placed(x, height * 0.43, unit / 450, flyer(stage, palette.accents[0]), setting.facing), 'near')
  nearLand(stage, setting)
  return heroGround(stage, setting).heightAt
}
