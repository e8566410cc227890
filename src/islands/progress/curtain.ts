/** In units of a sheet of 1200 x 900. */
export const STAGE_WIDTH = 1200
export const STAGE_HEIGHT = 900

const FOLDS = 5
const FOLD_WIDTH = STAGE_WIDTH * 0.17
const SCALLOPS = 8

/** At the left edge, from the outermost fold to the innermost. */
export function tiedFolds(): string[] {
  return Array.from({ length: FOLDS }, (_, index) => {
    const outer = FOLD_WIDTH * (1 - index / FOLDS)
    const inner = FOLD_WIDTH * (1 - (index + 1) / FOLDS)
    return [
      `M${outer},-20`,
      `C${outer},360 ${outer * 0.5},560 ${outer * 0.42},630`,
      `C${outer * 0.6},765 ${outer * 0.7},900 ${outer * 0.72},920`,
      `H${inner * 0.5 - 20}`,
      `C${inner * 0.4},765 ${inner * 0.3},630 ${inner * 0.3},612`,
      `C${inner * 0.6},450 ${inner},270 ${inner},-20Z`,
    ].join('')
  })
}

export const TIE = `M-10,594q60,45 96,22v24q-42,26 -102,-18Z`

export function valance(): { cloth: string; trim: string; tassels: string } {
  const width = STAGE_WIDTH / SCALLOPS
  const lefts = Array.from({ length: SCALLOPS }, (_, index) => index * width)
  const scallop = (left: number) => `Q${left + width / 2},152 ${left + width},62`
  return {
    cloth: `M0,-20V62${lefts.map(scallop).join('')}V-20Z`,
    trim: `M0,62${lefts.map(scallop).join('')}`,
    tassels: lefts.map(left => `M${left + width / 2},108v26`).join(''),
  }
}
