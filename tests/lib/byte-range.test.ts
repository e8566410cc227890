import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { byteRange } from '../../src/lib/byte-range.ts'

describe('A range of bytes', () => {
  it.each([
    ['bytes=0-9', { from: 0, to: 9 }],
    ['bytes=90-', { from: 90, to: 99 }],
    ['bytes=95-200', { from: 95, to: 99 }],
    ['bytes=-10', { from: 90, to: 99 }],
    ['bytes=-200', { from: 0, to: 99 }],
    ['bytes=100-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=9-0', 'whole'],
    ['bytes=0-1,5-6', 'whole'],
    ['lines=0-1', 'whole'],
    ['bytes=-', 'whole'],
    ['', 'whole'],
    [undefined, 'whole'],
  ])('of 100, asked for as %j', (header, range) => {
    expect(byteRange(header, 100)).toEqual(range)
  })

  it('never leaves the file, whatever is asked for', () => {
    const requested = fc.oneof(
      fc.string(),
      fc.tuple(fc.nat(), fc.nat()).map(([from, to]) => `bytes=${from}-${to}`),
    )
    fc.assert(
      fc.property(requested, fc.nat(1000), (header, size) => {
        const range = byteRange(header, size)
        if (typeof range === 'string') return
        expect(range.from).toBeGreaterThanOrEqual(0)
        expect(range.from).toBeLessThanOrEqual(range.to)
        expect(range.to).toBeLessThan(size)
      }),
    )
  })
})
