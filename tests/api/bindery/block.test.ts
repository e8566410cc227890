import { describe, expect, it } from 'vitest'
import { blocksOf } from '../../../src/api/bindery/block.ts'
import { plainText } from '../../../src/api/bindery/plain-text.ts'

describe('The blocks of a chapter', () => {
  it('are its paragraphs, with one pause between scenes and none at the ends', () => {
    const paragraphs = ['***', 'One.', ' * * * ', '', '—', 'Two.\nStill two.', 'Three.', '###']
    expect(blocksOf({ paragraphs })).toEqual([
      { kind: 'paragraph', text: 'One.', index: 1, isFirst: true },
      { kind: 'break' },
      { kind: 'paragraph', text: 'Two. Still two.', index: 5, isFirst: true },
      { kind: 'paragraph', text: 'Three.', index: 6, isFirst: false },
    ])
  })

  it('keep every letter that is one, and nothing that would turn or break a line', () => {
    expect(plainText(' a\u0000b\u202ec\ud83dd\u2028e\u00a0f 👩‍🚀 ')).toBe('abcd e\u00a0f 👩‍🚀')
  })
})
