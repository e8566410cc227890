import { expect, test } from 'vitest'
import { AuthorError } from '../../../src/api/author/author.ts'
import type { Finding } from '../../../src/api/editor/finding.ts'
import { failureOf } from '../../../src/api/pipeline/failure-of.ts'
import { StoryRejected } from '../../../src/api/pipeline/rejected.ts'
import { exampleBrief } from '../../helpers/example-brief.ts'

const finding = (kind: Finding['kind'], fact?: string): Finding => ({
  ...{ kind, chapter: 1, paragraph: 0, note: 'of whom it is about' },
  ...(fact !== undefined && { fact }),
})

test('names the answers that found no place, by their questions where a page asked them', () => {
  const brief = exampleBrief()
  const open = new StoryRejected([finding('fact-missing', 'dynamic.0'), finding('fact-missing', 'setting.location')])
  expect(failureOf(open, brief)).toEqual({
    reason: 'untold',
    answers: [
      { fact: 'dynamic.0', question: brief.answers[0]?.question },
      { fact: 'setting.location', question: null },
    ],
  })
})

test('names what is delicate among the answers when the text did not suit its readers', () => {
  const brief = exampleBrief({ refinement: 'More blood, please.' })
  const answers = [{ fact: 'story.refinement', question: null }]
  expect(failureOf(new StoryRejected([finding('safety')]), brief)).toEqual({ reason: 'unfit', answers })
  const withheld = new AuthorError('It was withheld.', { passing: true, isWithheld: true })
  expect(failureOf(withheld, exampleBrief({ refinement: '' }))).toEqual({ reason: 'withheld', answers: [] })
})

test('blames no answer for the length, for a key or for a program', () => {
  const brief = exampleBrief()
  expect(failureOf(new StoryRejected([finding('length')]), brief)).toBeUndefined()
  expect(failureOf(new AuthorError('No key.', { passing: false }), brief)).toBeUndefined()
  expect(failureOf(new TypeError('x'), brief)).toBeUndefined()
})
