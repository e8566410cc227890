import { correctionOf } from './reed-solomon.ts'

/** Versions of level M that need no version information; `data` and `correction` are codewords of a block. */
const VERSIONS = [
  { version: 3, blocks: 1, data: 44, correction: 26 },
  { version: 4, blocks: 2, data: 32, correction: 18 },
  { version: 5, blocks: 2, data: 43, correction: 24 },
  { version: 6, blocks: 4, data: 27, correction: 16 },
] as const
type Version = (typeof VERSIONS)[number]

/** Mode, length and the end of a byte segment. */
const HEAD_BYTES = 2
const PADDING = [0xec, 0x11] as const
/** Level M with mask 0, with its own correction. */
const FORMAT = 0b101010000010010
const FINDER = 7

/** Dark modules by row; undefined for a text longer than 106 bytes of UTF-8. Level M: a seventh may be unreadable. */
export function qrCode(text: string): readonly (readonly boolean[])[] | undefined {
  const bytes = [...new TextEncoder().encode(text)]
  const version = VERSIONS.find(({ blocks, data }) => bytes.length + HEAD_BYTES <= blocks * data)
  if (!version) return undefined
  const size = version.version * 4 + 17
  const modules: (boolean | undefined)[][] = Array.from({ length: size }, () => Array.from({ length: size }))
  drawPatterns(modules, version.version)
  drawFormat(modules)
  drawData(modules, codewordsOf(bytes, version))
  return modules.map(row => row.map(module => module === true))
}

type Modules = (boolean | undefined)[][]

function set(modules: Modules, [row, column]: readonly [number, number], isDark: boolean): void {
  const line = modules[row]
  if (line && column >= 0 && column < line.length) line[column] = isDark
}

function drawPatterns(modules: Modules, version: number): void {
  const last = modules.length - 1
  for (let index = 0; index <= last; index++) {
    set(modules, [6, index], index % 2 === 0)
    set(modules, [index, 6], index % 2 === 0)
  }
  for (const [row, column] of [
    [3, 3],
    [3, last - 3],
    [last - 3, 3],
  ] as const) {
    drawSquares(modules, [row, column], 4, [0, 1, 3])
  }
  const middle = version * 4 + 10
  drawSquares(modules, [middle, middle], 2, [0, 2])
}

/** Squares around a centre, of which those at `dark` distances are dark. */
function drawSquares(
  modules: Modules,
  [row, column]: readonly [number, number],
  radius: number,
  dark: readonly number[],
) {
  for (let down = -radius; down <= radius; down++) {
    for (let across = -radius; across <= radius; across++) {
      const distance = Math.max(Math.abs(down), Math.abs(across))
      set(modules, [row + down, column + across], dark.includes(distance))
    }
  }
}

function drawFormat(modules: Modules): void {
  const size = modules.length
  const bit = (index: number) => ((FORMAT >>> index) & 1) === 1
  for (let index = 0; index < 15; index++) {
    // Twice, past the timing patterns: down and left of the first finder, and beside the other two.
    const row = index < 6 ? index : index < 8 ? index + 1 : size - 15 + index
    const column = index < 8 ? size - 1 - index : index < 9 ? FINDER : 14 - index
    set(modules, [row, 8], bit(index))
    set(modules, [8, column], bit(index))
  }
  set(modules, [size - 8, 8], true)
}

function codewordsOf(bytes: readonly number[], { blocks, data, correction }: Version): number[] {
  const bits = `0100${binary(bytes.length)}${bytes.map(binary).join('')}0000`
  const own = (bits.match(/.{8}/g) ?? []).map(byte => Number.parseInt(byte, 2))
  const filled = Array.from(
    { length: blocks * data },
    (_, index) => own[index] ?? PADDING[(index - own.length) % 2] ?? 0,
  )
  const parts = Array.from({ length: blocks }, (_, index) => filled.slice(index * data, (index + 1) * data))
  const corrections = parts.map(part => correctionOf(part, correction))
  return [...interleaved(parts, data), ...interleaved(corrections, correction)]
}

const binary = (byte: number): string => byte.toString(2).padStart(8, '0')

const interleaved = (parts: readonly (readonly number[])[], length: number): number[] =>
  Array.from({ length }, (_, index) => parts.map(part => part[index] ?? 0)).flat()

/** In pairs of columns from the right, up and down in turns; mask 0 turns every second module over. */
function drawData(modules: Modules, codewords: readonly number[]): void {
  const bits = codewords.map(binary).join('')
  const last = modules.length - 1
  let next = 0
  let isUp = true
  for (let right = last; right > 0; right -= right === 8 ? 3 : 2) {
    for (let step = 0; step <= last; step++) {
      const row = isUp ? last - step : step
      for (const column of [right, right - 1]) {
        if (modules[row]?.[column] !== undefined) continue
        set(modules, [row, column], (bits[next++] === '1') !== ((row + column) % 2 === 0))
      }
    }
    isUp = !isUp
  }
}
