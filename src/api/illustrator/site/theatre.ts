import { darker, lighter } from '../../../lib/colour.ts'
import { svg } from '../../../lib/svg-markup.ts'
import type { Wings } from './draw-stage.ts'
import type { Places, SceneRow } from './scene-row.ts'

export const THEATRE: { readonly row: SceneRow; readonly places: Places } = {
  row: { category: 'generic', motif: 'castle', light: 'forest', who: 'redHood', pose: 'waving', pet: 'fox' },
  places: { motif: 0.4, hero: 0.58, facing: 1, sky: ['moon', 0.66, 0.3, 0.085] },
}

const CLOTH = '#8a2233'
const TRIM = '#e3a63d'
const FOLDS = 4
/** At the top and at the tie, fractions of the picture's width; the tie's height of its height. */
const WIDE = 0.17
const TIED = 0.085
const TIE_Y = 0.63

function fold(width: number, height: number, index: number): string {
  const at = (share: number, order: number) => (order / FOLDS) * share * width
  const [tie, foot] = [TIE_Y * height, height + 20]
  const edge = (order: number) => [at(WIDE, order), at(TIED, order), at(WIDE * 0.72, order)] as const
  const [left, right] = [edge(index), edge(index + 1)]
  const data = svg`M${left[0]} -20C${left[0]} ${tie * 0.6} ${left[1]} ${tie * 0.75} ${left[1]} ${tie}Q${left[2]} ${tie + height * 0.1} ${left[2]} ${foot}H${right[2]}Q${right[2]} ${tie + height * 0.1} ${right[1]} ${tie}C${right[1]} ${tie * 0.75} ${right[0]} ${tie * 0.6} ${right[0]} -20Z`
  return svg`<path d="${data}" fill="${index % 2 ? darker(CLOTH, 0.3) : lighter(CLOTH, 0.04)}"/>`
}

function drape(width: number, height: number): string {
  const folds = Array.from({ length: FOLDS }, (_, index) => fold(width, height, index)).join('')
  const tie = svg`<path d="M-10 ${TIE_Y * height - 9}Q${TIED * width * 0.6} ${TIE_Y * height + 14} ${TIED * width + 9} ${TIE_Y * height - 4}l-3 20Q${TIED * width * 0.6} ${TIE_Y * height + 34} -10 ${TIE_Y * height + 12}Z" fill="${TRIM}"/>`
  return folds + tie
}

function valance(width: number): string {
  const bows = 7
  const step = width / bows
  const scallops = `M-20 -20V46${svg`q${20 + step / 2} 62 ${20 + step} 0`}${svg`q${step / 2} 62 ${step} 0`.repeat(bows - 1)}H${width + 20}V-20Z`
  const trim = `M-20 46${svg`q${20 + step / 2} 62 ${20 + step} 0`}${svg`q${step / 2} 62 ${step} 0`.repeat(bows - 1)}`
  return svg`<path d="${scallops}" fill="${lighter(CLOTH, 0.02)}"/><path d="${trim}" fill="none" stroke="${TRIM}" stroke-width="8"/>`
}

export const curtains: Wings = stage => {
  const { width, height } = stage
  const one = drape(width, height)
  stage.sheet(one + svg`<g transform="translate(${width} 0) scale(-1 1)">${one}</g>`, 'near')
  stage.sheet(valance(width), 'near')
}
