import type { ShapedLine } from './shape-line.ts'

const LETTERS: Readonly<Record<string, string>> = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
}

/** Hundredths of a unit: small letters need more than the tenths of hills. */
const short = (value: number) => String(Math.round(value * 100) / 100)

/** Filled outlines, and those thickened by a line of `width` units. */
export interface Outline {
  readonly data: string
  readonly width: number
}

/** Numbers and command letters only. `x` is the ink's left edge, `y` the baseline, in units; `size` is one em. */
export function linePaths(line: ShapedLine, x: number, y: number, size: number): Outline[] {
  const data = new Map<number, string>()
  for (const { commands, embolden, unit, ...glyph } of line.glyphs) {
    const [left, base] = [x + (glyph.x - line.left) * size, y - glyph.y * size]
    const scale = unit * size
    const drawn = commands.map(({ command, args }) => {
      const numbers = args.map((value, index) => short(index % 2 === 0 ? left + value * scale : base - value * scale))
      return `${LETTERS[command] ?? ''}${numbers.join(' ')}`
    })
    data.set(embolden, (data.get(embolden) ?? '') + drawn.join(''))
  }
  return Array.from(data, ([embolden, path]) => ({ data: path, width: embolden * size }))
}
