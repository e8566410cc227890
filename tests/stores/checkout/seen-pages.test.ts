import { describe, expect, it } from 'vitest'
import { createSeenPages, unseenOf } from '../../../src/stores/checkout/seen-pages.ts'

const PICTURES = [
  { kind: 'cover', number: 0 },
  { kind: 'text', number: 1 },
  { kind: 'empty', number: 2 },
  { kind: 'text', number: 3 },
]

describe('the pages of a proof that were seen', () => {
  it('are those that were shown, once each; the cover is none of them', () => {
    const { $seen, see } = createSeenPages()('proof')
    expect(unseenOf(PICTURES, $seen.get())).toBe(3)
    for (const page of [0, 3, 3]) see(page)
    expect(unseenOf(PICTURES, $seen.get())).toBe(2)
    for (const page of [1, 2]) see(page)
    expect(unseenOf(PICTURES, $seen.get())).toBe(0)
  })

  it('are known when the dialog is opened again, and of another proof none is', () => {
    const seenOf = createSeenPages()
    seenOf('one').see(1)
    expect(unseenOf(PICTURES, seenOf('one').$seen.get())).toBe(2)
    expect(unseenOf(PICTURES, seenOf('other').$seen.get())).toBe(3)
  })
})
