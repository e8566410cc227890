/** From byte to byte, both included. */
export interface ByteRange {
  readonly from: number
  readonly to: number
}

const ONE_RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/

/**
 * What a `Range` header asks of a file of so many bytes (RFC 9110, 14.1.2). `whole` where it asks for nothing, for
 * several parts or in another unit, which a server may answer with everything; `unsatisfiable` where it asks for what
 * is not there.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'whole' | 'unsatisfiable' {
  const [, first = '', last = ''] = ONE_RANGE.exec(header?.trim() ?? '') ?? []
  if (first === '' && last === '') return 'whole'
  if (first === '') return Number(last) === 0 || size === 0 ? 'unsatisfiable' : ofLast(Number(last), size)
  const from = Number(first)
  const to = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  // The wrong way round is no range at all.
  if (last !== '' && Number(last) < from) return 'whole'
  return from < size ? { from, to } : 'unsatisfiable'
}

const ofLast = (count: number, size: number): ByteRange => ({ from: Math.max(0, size - count), to: size - 1 })
