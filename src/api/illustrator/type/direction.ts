import bidiFactory, { type Bidi } from 'bidi-js'

export type Direction = 'ltr' | 'rtl'

export interface DirectedRun {
  readonly direction: Direction
  readonly text: string
}

/** The package exports the function itself, which its types do not say. */
const bidi: Bidi = (bidiFactory as unknown as () => Bidi)()

/** Emoji and other symbols of two UTF-16 units, whose halves the library takes for Latin letters. */
const ASTRAL_SYMBOL = /(?![\p{L}\p{M}\p{N}])[\u{10000}-\u{10ffff}]/gu
/** As many units, so that every index stays. */
const SYMBOLS = '□□'

/** Embedding levels by UAX #9, one for each UTF-16 unit: odd ones read from right to left. */
const levelsOf = (line: string, base: Direction | 'auto') =>
  bidi.getEmbeddingLevels(line.replace(ASTRAL_SYMBOL, SYMBOLS), base)

const directionOf = (level: number | undefined): Direction => ((level ?? 0) % 2 === 1 ? 'rtl' : 'ltr')

/** The direction of the first letter. */
export const baseDirection = (text: string): Direction => directionOf(levelsOf(text, 'auto').paragraphs[0]?.level)

/** Runs of one direction, in the order in which they stand on paper from left to right. */
export function directedRuns(line: string, base: Direction): DirectedRun[] {
  const embedding = levelsOf(line, base)
  const mirrored = bidi.getMirroredCharactersMap(line, embedding.levels)
  const runs: { level: number | undefined; units: string[] }[] = []
  for (const index of bidi.getReorderedIndices(line, embedding)) {
    const level = embedding.levels[index]
    const unit = mirrored.get(index) ?? line.charAt(index)
    const last = runs.at(-1)
    if (last?.level === level) last?.units.push(unit)
    else runs.push({ level, units: [unit] })
  }
  return runs.map(({ level, units }) => {
    const direction = directionOf(level)
    return { direction, text: (direction === 'rtl' ? units.reverse() : units).join('') }
  })
}
