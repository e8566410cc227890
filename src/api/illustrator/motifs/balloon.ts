import { mix } from '../../../lib/colour.ts'
import { itemAt } from '../../../lib/item-at.ts'
import { placed, svg } from '../../../lib/svg-markup.ts'
import { flock } from '../figures/animals.ts'
import { farLand, heroGround, nearLand } from '../nature/land.ts'
import type { Stage } from '../paper/stage.ts'
import type { Motif } from './motif.ts'

const CREAM = '#fbe9cf'
const SEAMS = [-50, -31, -11, 11, 31, 50] as const

/** About 165 high round 0, 0. */
function craft(stage: Stage, colours: readonly string[]): string {
  const gores = colours.map((colour, index) => {
    const [left, right] = [itemAt(SEAMS, index), itemAt(SEAMS, index + 1)]
    return svg`<path d="M0 -70C${left * 1.15} -68 ${left * 1.25} 10 ${left * 0.22} 52H${right * 0.22}C${right * 1.25} 10 ${right * 1.15} -68 0 -70Z" fill="${mix(colour, '#200018', index * 0.06)}"/>`
  })
  return svg`${gores.join('')}<path d="M-10 52L-8 76M10 52L8 76" stroke="#4a2613" stroke-width="1.6"/><path d="M-12 76h24l-3 18h-18Z" fill="#8a4a20"/><path d="M0 76h12l-3 18h-9Z" fill="#5e2f14"/><path d="M-6 56h12l-2 6h-8Z" fill="${stage.palette.glow}"/>`
}

export const balloon: Motif = (stage, setting) => {
  const { accents, lands } = stage.palette
  farLand(stage, setting)
  const bold = stage.palette.name === 'rose' ? '#b8324e' : accents[0]
  const stripes = [bold, CREAM, accents[1], CREAM, bold]
  const far = [accents[1], bold, CREAM, bold, accents[1]]
  const { width, height, unit } = stage
  const opposite = setting.motifX > 0.5 ? 0.2 : 0.8
  stage.sheet(placed(opposite * width, height * 0.5, unit / 1500, craft(stage, far)), 'far')
  stage.sheet(placed((setting.motifX + opposite) * 0.5 * width, height * 0.56, unit / 2400, craft(stage, far)), 'far')
  stage.sheet(flock(stage, opposite, 0.32, lands[4]), 'flat')
  stage.sheet(placed(setting.motifX * width, height * 0.4, unit / 430, craft(stage, stripes)), 'near')
  stage.glow(setting.motifX * width, height * 0.47, unit * 0.14, '#ffcf80', 0.5)
  nearLand(stage, setting)
  return heroGround(stage, setting).heightAt
}
