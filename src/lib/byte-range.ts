/** From byte to byte, both included. */
export interface ByteRange {
  readonly from: number
  readonly to: number
}

const ONE_RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/

/**
 * The part that a `Range` header asks for (RFC 9110, 14.1.2). `whole` for none, several parts or another unit;
 * `unsatisfiable` beyond the file.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'whole' | 'unsatisfiable' {
  const [, first = '', last = ''] = ONE_RANGE.exec(header?.trim() ?? '') ?? []
  if (first === '' && last === '') return 'whole'
  if (first === '') return Number(last) === 0 || size === 0 ? 'unsatisfiable' : ofLast(Number(last), size)
  const from = Number(first)
  const to = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  // A reversed range is invalid.
  if (last !== '' && Number(last) < from) return 'whole'
  return from < size ? { from, to } : 'unsatisfiable'
}

const ofLast = (count: number, size: number): ByteRange => ({ from: Math.max(0, size - count), to: size - 1 })
