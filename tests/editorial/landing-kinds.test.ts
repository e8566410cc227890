import { expect, it } from 'vitest'
import { LandingFields } from '../../src/editorial/landing.ts'

const options = ['a', 'b', 'c']
const kindsOf = (kinds: readonly unknown[]) =>
  LandingFields.parse({
    url: 'opa',
    lang: 'de',
    title: 'Opa',
    questions: kinds.map((kind, index) => ({ idx: index + 1, question: 'Was?', kind, options })),
  }).questions.map(({ kind }) => kind)

it('reads what a question asks for, and shows the page where that is missing or nothing we know', () => {
  expect(kindsOf(['song', undefined, 'melody', null, 7])).toEqual(['song', undefined, undefined, undefined, undefined])
})
