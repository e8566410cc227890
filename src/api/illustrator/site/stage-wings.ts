import { mix } from '../../../lib/colour.ts'
import { branch, fern } from '../nature/foliage.ts'
import { bareTree, fir } from '../nature/trees.ts'
import type { Stage } from '../paper/stage.ts'
import type { FrameKind } from '../setting.ts'
import type { Wings } from './draw-stage.ts'
import type { SiteFormatName } from './site-formats.ts'

/** Foliage by the height: by the width it would cover a wide picture. */
const shades = ({ palette: { lands } }: Stage) => [lands[5], mix(lands[5], lands[4], 0.55)] as const

function leavesAbove(stage: Stage): string {
  const { width, height } = stage
  const [near] = shades(stage)
  const hang = (x: number, angle: number, length: number, curl: number) =>
    branch({ x: width - x * height, y: -10, angle, length: length * height, leaves: 10, colour: near, curl })
  return hang(-0.02, 150, 0.4, -46) + hang(0.05, 118, 0.25, -34) + hang(0.17, 112, 0.14, -26)
}

function fernsBelow(stage: Stage, x: number, side: 1 | -1): void {
  const { height, random } = stage
  const [near, far] = shades(stage)
  const lean = branch({
    x: x + side * 14,
    y: height,
    angle: -90 - side * 20,
    length: 0.36 * height,
    leaves: 12,
    colour: far,
    curl: -side * 25,
    leafWidth: 1.4,
  })
  stage.sheet(lean + fern(random, x - side * height * 0.09, height * 1.03, height * 0.2, far), 'middle')
  stage.sheet(
    fern(random, x - side * height * 0.02, height * 1.03, height * 0.15, near) +
      fern(random, x - side * height * 0.2, height * 1.04, height * 0.11, near),
    'near',
  )
}

function firsBelow(stage: Stage, x: number, side: 1 | -1): void {
  const { height, random } = stage
  const [near, far] = shades(stage)
  stage.sheet(fir(random, x - side * height * 0.13, height * 1.04, height * 0.34, far, true), 'middle')
  stage.sheet(fir(random, x - side * height * 0.01, height * 1.03, height * 0.5, near, true), 'near')
}

function treeBelow(stage: Stage, x: number, side: 1 | -1): void {
  const { height, width, random } = stage
  const [near] = shades(stage)
  const reach = Math.min(height, width * 0.7)
  stage.sheet(bareTree(random, x + side * reach * 0.03, height * 1.02, reach * 0.2, near, -90 + side * 5), 'near')
}

const BELOW: Record<FrameKind, (stage: Stage, x: number, side: 1 | -1) => void> = {
  fern: fernsBelow,
  blossom: fernsBelow,
  snow: firsBelow,
  bare: treeBelow,
  crystal: () => {},
}

/** On the right alone where text stands on the left; in both lower corners of a tall stage. */
export function stageWings(kind: FrameKind, format: SiteFormatName): Wings {
  return stage => {
    if (format === 'tall') BELOW[kind](stage, 0, -1)
    BELOW[kind](stage, stage.width, 1)
    if (format !== 'tall' && (kind === 'fern' || kind === 'blossom')) stage.sheet(leavesAbove(stage), 'near')
  }
}
