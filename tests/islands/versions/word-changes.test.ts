import { expect, test } from 'vitest'
import { wordChanges } from '../../../src/islands/versions/word-changes.ts'

const marked = (before: string, after: string, language = 'de') => {
  const { before: old, after: now } = wordChanges(before, after, language)
  const render = (runs: typeof old) => runs.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join('')
  return [render(old), render(now)]
}

test('marks each word that changed, and not what stands between', () => {
  expect(marked('Mila sah Milas Hut.', 'Rudi sah Rudis Hut.')).toEqual([
    '[Mila] sah [Milas] Hut.',
    '[Rudi] sah [Rudis] Hut.',
  ])
})

test('marks neighbouring changes as one, with the space between them', () => {
  expect(marked('Es war kalt.', 'Es wurde sehr warm.')).toEqual(['Es [war kalt].', 'Es [wurde sehr warm].'])
})

test('marks what was only added or taken away', () => {
  expect(marked('Eins.', 'Eins.\nZwei.')).toEqual(['Eins.', 'Eins.[\nZwei.]'])
  expect(marked('Gleich.', 'Gleich.')).toEqual(['Gleich.', 'Gleich.'])
})

test('takes a language whose name somebody typed', () => {
  expect(marked('a b', 'a c', 'the language of whales!')).toEqual(['a [b]', 'a [c]'])
})
