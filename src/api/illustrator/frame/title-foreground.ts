import { type Colour, lighter, mix } from '../../../lib/colour.ts'
import { circle, svg } from '../../../lib/svg-markup.ts'
import { blossom, branch, fern, grass } from '../nature/foliage.ts'
import { hill } from '../nature/hill.ts'
import type { Stage } from '../paper/stage.ts'
import type { FrameKind, Setting } from '../setting.ts'
import { crystal } from './crystal.ts'
import { mushroom, thornTwig } from './thorns.ts'

/** Crests before the hero, fractions of the page; the dedication stands on the second. */
const GROUNDS = [
  { y: 0.885, colour: 0.45, amplitude: 0.012 },
  { y: 0.921, colour: 0.85, amplitude: 0.008 },
] as const

const reachOf = ({ width, height }: Stage) => Math.min(height, width * 0.82)

interface Side {
  /** -1 on the left, 1 on the right. */
  readonly out: -1 | 1
  /** x at a distance from this side's edge, as a fraction of the reach. */
  at(inwards: number): number
}

const sidesOf = (stage: Stage): readonly Side[] =>
  ([-1, 1] as const).map(out => ({
    out,
    at: inwards => stage.width / 2 + out * (stage.width / 2 - inwards * reachOf(stage)),
  }))

type Flora = (stage: Stage, side: Side, colour: Colour) => string

const ferns: Flora = (stage, { out, at }, colour) => {
  const { height, random } = stage
  const reach = reachOf(stage)
  const rise = (inwards: number, lean: number, length: number) =>
    branch({
      x: at(inwards),
      y: height * 0.965,
      angle: -90 - out * lean,
      length: length * reach,
      leaves: 11,
      colour,
      curl: -out * 26,
      leafWidth: 1.4,
    })
  return (
    rise(0.075, -4, random.between(0.36, 0.42)) +
    rise(0.14, 16, random.between(0.24, 0.29)) +
    fern(random, at(0.13), height * 0.985, reach * 0.19, colour) +
    fern(random, at(0.26), height * 0.985, reach * 0.12, colour)
  )
}

const flowers =
  (petals: number): Flora =>
  (stage, { at }) => {
    const { random, height, palette, unit } = stage
    return Array.from({ length: petals }, (_, index) => {
      const petal = index % 2 ? palette.accents[0] : mix(palette.accents[1], '#fff2ea', 0.35)
      const size = random.between(6, 10.5) * (unit / 552)
      return blossom(
        at(random.between(0.09, 0.2)),
        height * random.between(0.865, 0.925),
        size,
        petal,
        '#ffd479',
        random.between(0, 90),
      )
    }).join('')
  }

const firTwigs: Flora = (stage, { out, at }, colour) => {
  const { height, random } = stage
  const reach = reachOf(stage)
  const twig = (inwards: number, lean: number, length: number) =>
    branch({
      x: at(inwards),
      y: height * 0.975,
      angle: -90 - out * lean,
      length: length * reach,
      leaves: 17,
      colour,
      curl: out * 22,
      leafWidth: 0.85,
    })
  const twigs = [twig(0.08, -14, 0.36), twig(0.09, 8, 0.34), twig(0.13, 30, 0.28), twig(0.19, 50, 0.22)]
  const berries = Array.from({ length: 6 }, () => {
    const [x, y] = [at(random.between(0.08, 0.27)), height * random.between(0.86, 0.945)]
    const size = random.between(3.6, 5.2) * (stage.unit / 552)
    return circle(x, y, size, '#c8372d') + circle(x - size * 0.3, y - size * 0.3, size * 0.3, '#ff9d8a')
  })
  return twigs.join('') + berries.join('')
}

const thorns: Flora = (stage, { out, at }, colour) => {
  const { random, height, palette } = stage
  const reach = reachOf(stage)
  const twigs = [0.07, 0.13, 0.21].map((inwards, index) =>
    thornTwig(random, at(inwards), height * 0.98, -90 - out * (index * 22 - 8), reach * (0.36 - index * 0.06), colour),
  )
  const caps = [0.16, 0.25].map(inwards =>
    mushroom(at(inwards), height * random.between(0.905, 0.925), 11 * (stage.unit / 552), palette.accents[0]),
  )
  return twigs.join('') + caps.join('')
}

const crystals: Flora = (stage, { out, at }, colour) => {
  const { random, height, palette } = stage
  const reach = reachOf(stage)
  const shards = [
    [0.05, 0.27],
    [0.1, 0.18],
    [0.155, 0.115],
    [0.205, 0.07],
  ] as const
  const drawn = shards.map(([inwards, rise]) =>
    crystal(
      at(inwards),
      height * 0.99,
      reach * rise * random.between(0.9, 1.1) + height * 0.04,
      reach * 0.036,
      out,
      colour,
    ),
  )
  const lamps = Array.from({ length: 4 }, (_, index) => {
    const [x, y] = [at(random.between(0.14, 0.3)), height * random.between(0.885, 0.93)]
    const light = index % 2 ? palette.accents[1] : palette.low
    return (
      svg`<path d="M${x} ${y}V${y + 22}" stroke="${lighter(colour, 0.2)}" stroke-width="1.400"/>` +
      circle(x, y, 4, light)
    )
  })
  return drawn.join('') + lamps.join('')
}

const FLORA: Record<FrameKind, readonly Flora[]> = {
  fern: [ferns, flowers(3)],
  blossom: [ferns, flowers(7)],
  snow: [firTwigs],
  bare: [thorns],
  crystal: [crystals],
}

/** The middle stays calm for the dedication. */
export function titleForeground(stage: Stage, setting: Setting): void {
  const { palette, width, height } = stage
  for (const [index, { y, colour, amplitude }] of GROUNDS.entries()) {
    const ground = mix(palette.lands[4], palette.lands[5], colour)
    const land = hill(stage, { y, amplitude, bumps: 6, colour: ground, foot: palette.lands[5] })
    const lawn = index === 0 && !setting.snow ? grass(stage, 0, height * (y + 0.01), width, height * 0.018, ground) : ''
    stage.sheet(lawn + land.markup, 'middle')
    const leaf = mix(palette.lands[5], palette.lands[4], index === 0 ? 0.5 : 0.12)
    const flora = FLORA[setting.frame][index]
    if (flora)
      stage.sheet(
        sidesOf(stage)
          .map(side => flora(stage, side, leaf))
          .join(''),
        'middle',
      )
  }
}
