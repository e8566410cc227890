/** A transformation of the page, as PDF writes it: a b c d e f. */
export type Matrix = readonly [number, number, number, number, number, number]

export const UPRIGHT: Matrix = [1, 0, 0, 1, 0, 0]
const TOKENS =
  /\((?:\\[\s\S]|[^\\()]|\((?:\\[\s\S]|[^\\()]|\((?:\\[\s\S]|[^\\()])*\))*\))*\)|<<|>>|<[^<>]*>|\/[^\s/[\]()<>{}%]*|[-+]?(?:\d+\.?\d*|\.\d+)|[A-Za-z'"][A-Za-z0-9*'"]*|[[\]]|%[^\r\n]*/g
const NUMBERS_OF_MATRIX = 6

/** `inner` first, then `outer` (ISO 32000-1, 8.3.4). */
export const joined = (inner: Matrix, outer: Matrix): Matrix => [
  inner[0] * outer[0] + inner[1] * outer[2],
  inner[0] * outer[1] + inner[1] * outer[3],
  inner[2] * outer[0] + inner[3] * outer[2],
  inner[2] * outer[1] + inner[3] * outer[3],
  inner[4] * outer[0] + inner[5] * outer[2] + outer[4],
  inner[4] * outer[1] + inner[5] * outer[3] + outer[5],
]

/** Image or form XObject, drawn by name. */
export interface Drawing {
  readonly name: string
  readonly matrix: Matrix
}

interface Operation {
  readonly operator: string
  readonly operands: readonly string[]
}

export function* operationsIn(content: string): Generator<Operation> {
  let operands: string[] = []
  for (const [token] of content.matchAll(TOKENS)) {
    if (!/^[A-Za-z'"]/.test(token)) {
      operands.push(token)
      continue
    }
    yield { operator: token, operands }
    operands = []
  }
}

export function drawingsIn(content: string, start: Matrix): Drawing[] {
  const found: Drawing[] = []
  const stack: Matrix[] = []
  let matrix = start
  for (const { operator, operands } of operationsIn(content)) {
    if (operator === 'q') stack.push(matrix)
    if (operator === 'Q') matrix = stack.pop() ?? start
    if (operator === 'cm') matrix = joined(operands.slice(-NUMBERS_OF_MATRIX).map(Number) as unknown as Matrix, matrix)
    if (operator === 'Do') found.push({ name: (operands.at(-1) ?? '').slice(1), matrix })
  }
  return found
}
