import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../src/contract/languages.ts'
import { markedParts } from '../../src/lib/marked-parts.ts'
import { textsIn } from '../e2e/texts.ts'

describe('a text with marks', () => {
  it('is cut into parts at its double brackets', () => {
    expect(markedParts('Nobody told [[Mila]] about [[the fox]].')).toEqual([
      { text: 'Nobody told ', isMarked: false },
      { text: 'Mila', isMarked: true },
      { text: ' about ', isMarked: false },
      { text: 'the fox', isMarked: true },
      { text: '.', isMarked: false },
    ])
  })

  it('may begin with a mark, and is one part without any', () => {
    expect(markedParts('[[Mila]] sat')).toEqual([
      { text: 'Mila', isMarked: true },
      { text: ' sat', isMarked: false },
    ])
    expect(markedParts('[Mila] sat')).toEqual([{ text: '[Mila] sat', isMarked: false }])
  })

  it.for(LANGUAGES)('leaves no bracket in the story of the home page (%s)', language => {
    const parts = textsIn(language).home.story.paragraphs.flatMap(markedParts)
    expect(parts.some(part => part.isMarked)).toBe(true)
    expect(parts.filter(part => /[[\]]/.test(part.text))).toEqual([])
  })
})
