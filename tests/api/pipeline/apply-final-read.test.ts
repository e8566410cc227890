import { expect, test } from 'vitest'
import type { FinalRead } from '../../../src/api/author/author.ts'
import { checkFacts } from '../../../src/api/editor/facts.ts'
import { applyFinalRead } from '../../../src/api/pipeline/apply-final-read.ts'
import type { Manuscript } from '../../../src/api/story/manuscript.ts'
import type { Patch } from '../../../src/contract/version.ts'
import { exampleBrief } from '../../helpers/example-brief.ts'
import { prose } from '../../helpers/fake-model/prose.ts'

const NOTHING: FinalRead = { patches: [], quotes: [], confirmed: [] }
const SECRET = 'she put the key under the tongue of the bell'
const FACT = {
  id: 'dynamic.0',
  text: 'her hiding place',
  aliases: ['her hiding place'],
  required: false,
  byQuote: true,
} as const
const brief = exampleBrief({
  words: 500,
  chapterCount: 1,
  targetAge: '12-20',
  relations: [],
  answers: [],
  facts: [FACT],
})

const told = `Then ${SECRET}.`
const chapter: Manuscript = {
  number: 1,
  title: 'The Bell',
  text: [...prose('en', { words: 490, sayings: [], seed: 'final' }), told].join('\n'),
  quotes: [{ fact: FACT.id, quote: SECRET }],
}
const paragraphs = chapter.text.split('\n')

const patch = (paragraph: number, change: (text: string) => string): Patch => {
  const before = paragraphs[paragraph] ?? ''
  return { chapter: 1, paragraph, before, after: change(before) }
}
const changed = (made: readonly Manuscript[]) =>
  made[0]?.text.split('\n').flatMap((text, index) => (text === paragraphs[index] ? [] : [index]))

test('applies what the editor lets pass, each patch alone, and drops the rest', () => {
  const patches = [
    patch(0, text => text.replace(/^\S+/u, 'Perhaps')),
    patch(1, text => `${text} And so the adventure began.`),
    patch(2, text => text.replace(/^\S+/u, 'Once')),
  ]
  const made = applyFinalRead(brief, [chapter], { ...NOTHING, patches })
  expect(changed(made)).toEqual([0, 2])
})

test('drops a patch that loses an answer, and keeps one that tells it anew', () => {
  const confirmed = [FACT.id]
  const lost = patch(paragraphs.length - 1, () => 'Then she went up to the bell, which said nothing.')
  expect(changed(applyFinalRead(brief, [chapter], { ...NOTHING, confirmed, patches: [lost] }))).toEqual([])
  const quotes = [{ fact: FACT.id, quote: 'her own place to hide' }]
  const anew = patch(paragraphs.length - 1, () => 'Then she had her own place to hide, under the bell.')
  const made = applyFinalRead(brief, [chapter], { quotes, confirmed, patches: [anew] })
  expect(changed(made)).toEqual([paragraphs.length - 1])
  expect(checkFacts(brief, made)).toEqual([])
})

test('changes at most fifteen hundredths of the words', () => {
  const patches = paragraphs
    .slice(0, -1)
    .map((_, index) => patch(index, text => text.split(' ').toReversed().join(' ')))
  const whole = patches.map(one => ({ ...one, after: one.after.toUpperCase() }))
  const made = applyFinalRead(brief, [chapter], { ...NOTHING, patches: whole })
  expect(changed(made)?.length ?? 0).toBeLessThanOrEqual(1)
})

test('an answer told without a word of its own counts once the reader confirms it', () => {
  expect(checkFacts(brief, [chapter])).toMatchObject([{ fact: FACT.id }])
  const made = applyFinalRead(brief, [chapter], { ...NOTHING, confirmed: [FACT.id] })
  expect(made[0]?.text).toBe(chapter.text)
  expect(checkFacts(brief, made)).toEqual([])
})
