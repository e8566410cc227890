import { expect, test } from 'vitest'
import { SENTENCE_BANDS } from '../../../src/api/editor/age/bands.ts'
import { instructions } from '../../../src/api/prompts/instructions.ts'
import { exampleBrief } from '../../helpers/example-brief.ts'

test.each(['toddler', 'child', '12-20'] as const)(
  'say for the age "%s" the lengths of sentences that the editor holds a story to',
  targetAge => {
    const { mean, most } = SENTENCE_BANDS[targetAge]
    expect(instructions(exampleBrief({ targetAge }))).toContain(
      `at most ${mean} words a sentence on average and none longer than ${most},`,
    )
  },
)

test('say of a romance, and of nothing else, that people without an age are adults', () => {
  const adults = 'whose age is not given, is an adult'
  expect(instructions(exampleBrief({ category: 'love' }))).toContain(adults)
  expect(instructions(exampleBrief({ category: 'bedtime' }))).not.toContain(adults)
})
