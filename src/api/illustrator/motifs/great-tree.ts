import { type Colour, darker, mix } from '../../../lib/colour.ts'
import { itemAt } from '../../../lib/item-at.ts'
import { circle, placed, svg } from '../../../lib/svg-markup.ts'
import { farLand, heroGround, nearLand } from '../nature/land.ts'
import { foldedStar } from '../nature/stars.ts'
import { fir } from '../nature/trees.ts'
import type { Stage } from '../paper/stage.ts'
import type { Setting } from '../setting.ts'
import type { Motif } from './motif.ts'

const BAUBLES: readonly Colour[] = ['#d2533a', '#ffd479', '#f8efdd', '#5bb0c0']
const HEART =
  'M0 88C-62 40 -92 8 -92 -32C-92 -66 -66 -88 -40 -88C-22 -88 -8 -78 0 -60C8 -78 22 -88 40 -88C66 -88 92 -66 92 -32C92 8 62 40 0 88Z'

function festive(stage: Stage, x: number, foot: number, height: number): void {
  const { random, palette } = stage
  const tree = fir(random, x, foot, height, mix('#2f7d5b', palette.lands[3], 0.4), true)
  const baubles = Array.from({ length: 26 }, (_, index) => {
    const share = random.between(0.06, 0.84)
    const reach = height * 0.2 * (1 - share)
    return circle(
      x + random.between(-reach, reach),
      foot - height * (0.06 + share * 0.8),
      height * 0.012 + 1.4,
      itemAt(BAUBLES, index % 4),
    )
  })
  stage.sheet(tree + baubles.join('') + foldedStar(x, foot - height * 0.99, height * 0.055), 'near')
  stage.glow(x, foot - height * 0.45, height * 0.62, '#ffcf80', 0.45)
  stage.glow(x, foot - height * 0.99, height * 0.22, '#fff0b8', 0.6)
}

function loving(stage: Stage, x: number, foot: number, height: number): void {
  const { random, palette } = stage
  const trunk = darker(palette.lands[4], 0.2)
  const top = foot - height * 0.66
  const limbs = [-0.26, -0.1, 0.1, 0.26].map(
    across =>
      svg`M${x} ${foot - height * 0.3}Q${x + across * height * 0.3} ${top + height * 0.16} ${x + across * height} ${top}`,
  )
  const stem = svg`<path d="M${x - height * 0.05} ${foot + 8}Q${x - height * 0.012} ${foot - height * 0.16} ${x - height * 0.02} ${foot - height * 0.42}H${x + height * 0.02}Q${x + height * 0.012} ${foot - height * 0.16} ${x + height * 0.05} ${foot + 8}Z" fill="${trunk}"/><path d="${limbs.join('')}" fill="none" stroke="${trunk}" stroke-width="${height * 0.022}" stroke-linecap="round"/>`
  const reds: readonly Colour[] = ['#c8324e', '#e0607a', '#f29aa0', '#a82448', '#fbd3c8']
  const leaves = Array.from({ length: 300 }, () => {
    const angle = random.between(0, 2 * Math.PI)
    const reach = Math.sqrt(random.between(0, 1)) * height * 0.021
    const across = 16 * Math.sin(angle) ** 3
    const up = 13 * Math.cos(angle) - 5 * Math.cos(2 * angle) - 2 * Math.cos(3 * angle) - Math.cos(4 * angle)
    const small = svg`<path d="${HEART}" fill="${random.pick(reds)}" transform="rotate(${random.between(-28, 28)})"/>`
    return placed(
      x + across * reach,
      top - up * reach - height * 0.03,
      (height * random.between(0.018, 0.034)) / 92,
      small,
    )
  })
  stage.glow(x, top, height * 0.62, palette.glow, 0.6)
  stage.sheet(stem, 'middle')
  const crown = svg`<path d="${HEART}" fill="${darker('#a82448', 0.25)}"/>`
  stage.sheet(placed(x, top - height * 0.01, (height * 0.33) / 92, crown), 'middle')
  stage.sheet(leaves.join(''), 'far')
}

const drawn =
  (draw: typeof festive): Motif =>
  (stage, setting: Setting) => {
    const land = farLand(stage, setting)
    const x = setting.motifX * stage.width
    // In a wide picture the unit is its height: the star would touch the upper edge.
    const height = Math.min(stage.unit * 0.6, stage.height * 0.51)
    draw(stage, x, land.heightAt(x) + stage.height * 0.05, height)
    nearLand(stage, setting)
    return heroGround(stage, setting).heightAt
  }

export const christmasTree: Motif = drawn(festive)
export const heartTree: Motif = drawn(loving)
