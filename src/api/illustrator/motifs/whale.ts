import { mix } from '../../../lib/colour.ts'
import { placed } from '../../../lib/svg-markup.ts'
import { whale as swimmer } from '../figures/animals.ts'
import { farLand, heroGround, nearLand } from '../nature/land.ts'
import type { Motif } from './motif.ts'

export const whale: Motif = (stage, setting) => {
  farLand(stage, setting)
  const { width, height, unit, palette } = stage
  const colour = palette.mood === 'dark' ? mix(palette.lands[2], palette.lands[1], 0.5) : palette.lands[2]
  const [x, y] = [(0.5 + (setting.motifX - 0.5) * 0.3) * width, height * 0.465]
  stage.glow(x, y, unit * 0.42, palette.glow, 0.22, unit * 0.24)
  stage.sheet(placed(x, y, unit / 640, swimmer(stage, colour), setting.facing), 'near')
  nearLand(stage, setting)
  return heroGround(stage, setting).heightAt
}
