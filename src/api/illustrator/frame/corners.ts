import { lighter, mix } from '../../../lib/colour.ts'
import { circle, svg } from '../../../lib/svg-markup.ts'
import { blossom, branch, fern, grass } from '../nature/foliage.ts'
import { hill } from '../nature/hill.ts'
import { bareTree, fir } from '../nature/trees.ts'
import type { Stage } from '../paper/stage.ts'
import type { FrameKind } from '../setting.ts'

/** By the width: by the height foliage would cover a tall picture. */
const reachOf = ({ width, height }: Stage): number => Math.min(height, width * 0.82)

function lowestGround(stage: Stage, y: number): string {
  return hill(stage, { y, amplitude: 0.018, bumps: 6, colour: stage.palette.lands[5] }).markup
}

function ferns(stage: Stage): void {
  const { width, height, palette, random } = stage
  const [near, far] = [palette.lands[5], mix(palette.lands[5], palette.lands[4], 0.55)]
  const reach = reachOf(stage)
  const rise = (x: number, angle: number, length: number, curl: number) =>
    branch({ x, y: height, angle, length: length * reach, leaves: 12, colour: far, curl, leafWidth: 1.5 })
  const hang = (x: number, y: number, angle: number, length: number, curl: number) =>
    branch({ x, y, angle, length: length * reach, leaves: 9, colour: near, curl })
  const behind = rise(-14, -72, 0.42, 25) + rise(width + 14, -108, 0.44, -25)
  stage.sheet(
    behind +
      fern(random, width * 0.06, height * 1.03, reach * 0.2, far) +
      fern(random, width * 0.93, height * 1.03, reach * 0.22, far),
    'middle',
  )
  const above =
    hang(-10, -6, 34, 0.36, 42) +
    hang(width * 0.06, -14, 58, 0.22, 34) +
    hang(width + 10, -8, 146, 0.38, -42) +
    hang(width * 0.93, -14, 122, 0.2, -34)
  const below = lowestGround(stage, 0.965) + grass(stage, 0, height * 0.975, width, height * 0.05, near)
  const tufts =
    fern(random, width * 0.18, height * 1.04, reach * 0.13, near) +
    fern(random, width * 0.8, height * 1.04, reach * 0.14, near)
  stage.sheet(above + below + tufts, 'near')
}

function blossoms(stage: Stage): void {
  ferns(stage)
  const { width, height, palette, random } = stage
  const flowers = Array.from({ length: 16 }, (_, index) => {
    const side = index % 2 ? 1 : -1
    const x = 0.5 + side * random.between(0.24, 0.49)
    const y = random.between(0.885, 0.985) - Math.max(0, Math.abs(x - 0.5) - 0.4) * random.between(0, 1.2)
    const petal = mix(palette.lands[0], index % 3 ? '#fff2ea' : '#e0607a', 0.5)
    return blossom(
      x * width,
      y * height,
      random.between(9, 16) * (stage.unit / 552),
      petal,
      '#ffd479',
      random.between(0, 90),
    )
  })
  stage.sheet(flowers.join(''), 'far')
}

function snowyFirs(stage: Stage): void {
  const { width, height, palette, random } = stage
  const reach = reachOf(stage)
  const [near, far] = [palette.lands[5], mix(palette.lands[5], palette.lands[4], 0.55)]
  const trees = [
    [0.04, 1.03, 0.6, far],
    [0.965, 1.03, 0.53, far],
    [0.14, 1.06, 0.36, near],
    [0.87, 1.06, 0.32, near],
  ] as const
  stage.sheet(
    trees.map(([x, y, size, colour]) => fir(random, x * width, y * height, size * reach, colour, true)).join(''),
    'near',
  )
  const drift = hill(stage, {
    y: 0.955,
    amplitude: 0.025,
    bumps: 6,
    colour: '#e9f1f2',
    foot: mix(palette.lands[1], '#ffffff', 0.3),
  })
  stage.sheet(drift.markup, 'near')
}

function bareWings(stage: Stage): void {
  const { width, height, palette, random } = stage
  const reach = reachOf(stage)
  const near = palette.lands[5]
  stage.sheet(
    bareTree(random, -0.035 * width, height * 1.02, reach * 0.24, near, -95) +
      bareTree(random, width * 1.035, height * 1.02, reach * 0.24, near, -85),
    'near',
  )
  stage.sheet(lowestGround(stage, 0.955) + grass(stage, 0, height * 0.97, width, height * 0.06, near), 'near')
}

const SHARDS = [
  [0.02, 0.34, 0.05, -0.03],
  [0.07, 0.25, 0.045, 0.02],
  [0.125, 0.16, 0.04, 0.05],
  [0.18, 0.1, 0.035, 0.07],
] as const

function crystals(stage: Stage): void {
  const { width, height, palette, random } = stage
  const colour = mix(palette.lands[5], palette.lands[4], 0.4)
  let drawn = ''
  for (const side of [-1, 1]) {
    for (const [inward, rise, girth, lean] of SHARDS) {
      const x = width * (0.5 + side * (0.5 - inward))
      const tall = height * rise * random.between(0.85, 1.15)
      const half = width * girth
      const tip = x + side * lean * width * -1
      const [foot, top] = [height * 1.02, height - tall]
      drawn += svg`<path d="M${x - half} ${foot}L${tip - half * 0.55} ${top + half}L${tip} ${top}V${foot}Z" fill="${lighter(colour, 0.1)}"/>`
      drawn += svg`<path d="M${x + half} ${foot}L${tip + half * 0.55} ${top + half * 1.3}L${tip} ${top}V${foot}Z" fill="${colour}"/>`
    }
  }
  stage.sheet(drawn, 'near')
  const glints = Array.from({ length: 12 }, (_, index) =>
    circle(
      (0.5 + (index % 2 ? 1 : -1) * random.between(0.26, 0.47)) * width,
      random.between(0.86, 0.95) * height,
      random.between(1.6, 3.6),
      index % 3 ? palette.low : palette.accents[0],
    ),
  )
  stage.sheet(lowestGround(stage, 0.955) + glints.join(''), 'near')
}

const FRAMES: Record<FrameKind, (stage: Stage) => void> = {
  fern: ferns,
  blossom: blossoms,
  snow: snowyFirs,
  bare: bareWings,
  crystal: crystals,
}

export const growCorners = (stage: Stage, kind: FrameKind): void => FRAMES[kind](stage)
