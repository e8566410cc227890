import { describe, expect, it } from 'vitest'
import { openingOf } from '../../../src/api/editions/opening.ts'

const SENTENCE = 'Mila counted the steps, and every evening they were right.'

describe('The opening of a text', () => {
  it('is whole sentences of its first paragraphs, as they stand there, for about half a minute', () => {
    const paragraph = Array.from({ length: 4 }, () => SENTENCE).join(' ')
    const opening = openingOf([paragraph, paragraph, paragraph].join('\n'), 'en')
    expect(opening).toHaveLength(2)
    expect(opening[0]).toBe(paragraph)
    expect(paragraph.startsWith(opening[1] ?? '-')).toBe(true)
    expect(opening[1]?.endsWith('right.')).toBe(true)
    const { length } = opening.join('')
    expect(length).toBeGreaterThan(300)
    expect(length).toBeLessThanOrEqual(380)
  })

  it('is all of a short text, and never much of one without the end of a sentence', () => {
    expect(openingOf(`${SENTENCE}\n\n${SENTENCE}`, 'en')).toEqual([SENTENCE, SENTENCE])
    expect(openingOf('steps '.repeat(2000), 'en').join('').length).toBeLessThanOrEqual(760)
    expect(openingOf('', 'en')).toEqual([])
  })

  it('is cut in Thai, which has no full stops, and shorter where a character is a word', () => {
    const thai = 'มีลานับขั้นบันไดทุกเย็น และทุกเย็นก็ถูกต้อง '.repeat(40)
    expect(openingOf(thai, 'th').join('').length).toBeLessThanOrEqual(400)
    expect(openingOf('她每天晚上数台阶。'.repeat(60), 'zh').join('').length).toBeLessThanOrEqual(130)
  })
})
