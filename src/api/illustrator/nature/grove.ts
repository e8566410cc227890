import { type Colour, mix } from '../../../lib/colour.ts'
import type { Stage } from '../paper/stage.ts'
import type { Setting, TreeKind } from '../setting.ts'
import type { Hill } from './hill.ts'
import { bareTree, fir, roundTree } from './trees.ts'

export interface Grove {
  readonly colour: Colour
  /** Typical tree, fraction of the picture's height. */
  readonly size: number
  readonly count: number
  /** Positions and distances kept free of trees, fractions of the width. */
  readonly clear?: readonly { readonly x: number; readonly reach: number }[]
}

const TINT: Record<TreeKind, { dark: Colour; least: number; most: number }> = {
  fir: { dark: '#04102c', least: 0.2, most: 0.42 },
  round: { dark: '#2a0a34', least: 0.12, most: 0.3 },
  bare: { dark: '#0a0410', least: 0.35, most: 0.6 },
}

const AUTUMN: Colour = '#d2763a'
const AUTUMN_MOST = { fir: 0.2, round: 0.6 } as const

export function grove(stage: Stage, { trees, snow, season }: Setting, land: Hill, shape: Grove): string {
  const { random, width } = stage
  const tint = TINT[trees]
  let drawn = ''
  for (let index = 0; index < shape.count; index++) {
    const x = ((index + random.between(0.1, 0.9)) / shape.count) * 1.06 - 0.03
    const height = shape.size * stage.height * random.between(0.6, 1.15)
    const summer = mix(shape.colour, tint.dark, random.between(tint.least, tint.most))
    const colour =
      season === 'autumn' && trees !== 'bare' ? mix(summer, AUTUMN, random.between(0.1, AUTUMN_MOST[trees])) : summer
    const snowy = snow && random.chance(0.85)
    if (shape.clear?.some(place => Math.abs(x - place.x) < place.reach)) continue
    const foot = land.heightAt(x * width) + 8
    if (trees === 'fir') drawn += fir(random, x * width, foot, height, colour, snowy)
    else if (trees === 'round') drawn += roundTree(random, x * width, foot, height, colour)
    else drawn += bareTree(random, x * width, foot, height * 0.42, colour, -90, 4)
  }
  return drawn
}
