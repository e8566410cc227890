import { describe, expect, test } from 'vitest'
import { PHRASES, phrasesFor, SUGGESTION_IDS } from '../../../../src/api/author/offline-suggest/phrases.ts'
import { openOfflineSuggester } from '../../../../src/api/author/offline-suggest/suggest.ts'
import { ANSWER_KINDS } from '../../../../src/contract/answers/answer-kinds.ts'
import { LANGUAGES } from '../../../../src/contract/languages.ts'
import { SUGGESTIONS_MAX } from '../../../../src/contract/limits.ts'
import { collected } from '../../../helpers/collected.ts'

const suggest = async (start: string, title = 'location', language = 'en', signal = new AbortController().signal) =>
  collected(
    openOfflineSuggester().suggest(
      { start, title, language, kind: 'other', asker: { browser: undefined, network: 'n' } },
      signal,
    ),
  )

describe.each(LANGUAGES)('the phrases in "%s"', language => {
  const lists = [
    ...SUGGESTION_IDS.map(id => [id, PHRASES[language][id]] as const),
    ...ANSWER_KINDS.map(kind => [kind, phrasesFor('A question of its own?', kind, language)] as const),
  ]
  test.each(lists)('are short, tidy and each there once for "%s"', (_, { starts, goOn }) => {
    expect(starts.length).toBeGreaterThan(SUGGESTIONS_MAX)
    expect(goOn.length).toBeGreaterThanOrEqual(4)
    const all = [...starts, ...goOn]
    expect(new Set(all).size).toBe(all.length)
    for (const phrase of all) {
      expect(phrase.length).toBeLessThanOrEqual(60)
      expect(phrase).toBe(phrase.normalize('NFC').trim())
      expect(phrase).not.toMatch(/ {2}|[.;:!?]$|[{}<>"']/)
    }
  })
})

test('fills an empty field with five different beginnings', async () => {
  const texts = await suggest('')
  expect(texts).toHaveLength(SUGGESTIONS_MAX)
  expect(new Set(texts).size).toBe(SUGGESTIONS_MAX)
  for (const text of texts) expect(PHRASES.en.location.starts).toContain(text)
})

test('says the same for the same text and something else for another', async () => {
  expect(await suggest('a quiet town')).toEqual(await suggest('a quiet town'))
  expect(await suggest('a quiet town')).not.toEqual(await suggest('a loud town'))
})

test('goes on from what was typed, whatever its case, and puts the closest first', async () => {
  expect((await suggest('A Lighthouse'))[0]).toBe('with one lamp too many')
  expect((await suggest('BİR LAMBASI', 'location', 'tr'))[0]).toBe('fazla olan deniz feneri')
})

test('never breaks a word that is half typed', async () => {
  for (const text of await suggest('a lightho')) expect(PHRASES.en.location.goOn).toContain(text)
})

test('offers a further answer after a comma and a new sentence after a full stop', async () => {
  for (const text of await suggest('stubborn,', 'characteristics'))
    expect(PHRASES.en.characteristics.starts).toContain(text)
  for (const text of await suggest('Er war einmal klein.', 'quirks', 'de')) expect(text).toMatch(/^\p{Lu}/u)
})

test('does not say again what already stands there', async () => {
  const [first = ''] = PHRASES.en.location.goOn
  expect(await suggest(`a town ${first}`)).not.toContain(first)
})

test('answers a question of its own page, that asks nothing we know, and an unknown language, from the general phrases', async () => {
  for (const text of await suggest('', 'What does the dragon collect?', 'it'))
    expect(PHRASES.it.generic.starts).toContain(text)
  for (const text of await suggest('', 'location', 'xx')) expect(PHRASES.en.location.starts).toContain(text)
})

test('answers a question of its own page with what that asks for, and never with an answer there is', async () => {
  const about = (kind: (typeof ANSWER_KINDS)[number], answers = '') =>
    collected(
      openOfflineSuggester().suggest(
        { start: '', title: 'Wo?', language: 'de', kind, answers, asker: { browser: undefined, network: 'n' } },
        new AbortController().signal,
      ),
    )
  const starts = await Promise.all(ANSWER_KINDS.map(kind => about(kind)))
  expect(new Set(starts.map(texts => texts.toSorted().join())).size).toBe(ANSWER_KINDS.length)
  for (const text of await about('place')) expect(PHRASES.de.places.starts).toContain(text)
  for (const text of await about('habit')) expect(PHRASES.de.quirks.starts).toContain(text)
  const [first = ''] = await about('thing')
  expect(await about('thing', `Was liegt da? ${first}`)).not.toContain(first)
})

test('stops when nobody listens any more', async () => {
  const leaving = new AbortController()
  leaving.abort()
  expect(await suggest('', 'location', 'en', leaving.signal)).toEqual([])
})
