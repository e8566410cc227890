import { describe, expect, test } from 'vitest'
import { CLICHES, checkCliches } from '../../../src/api/editor/cliche/cliche.ts'
import { resemblance, SIGNATURE_HASHES, signatureOf } from '../../../src/api/editor/min-hash.ts'
import { checkSentenceStarts } from '../../../src/api/editor/sentence-starts.ts'
import { checkSimilarity, storySignature } from '../../../src/api/editor/similarity.ts'
import { exampleBrief } from '../../helpers/example-brief.ts'
import { prose } from '../../helpers/fake-model/prose.ts'

const brief = exampleBrief({ words: 500 })
const chapter = (text: string, number = 1) => ({ number, title: 'The Mill', text })
const prosaic = (seed: string) => prose('en', { words: 600, sayings: [], seed })

describe('worn phrases', () => {
  test.each([
    ['en', 'Little did she know that it rained.'],
    ['de', 'Mit großen Augen sah sie das Meer.'],
    ['de', 'Es wurde ein Abenteuer, das sie nie vergessen würden.'],
    ['fr', 'Un sourire illumina son visage.'],
    ['es', 'Fue una aventura inolvidable.'],
    ['it', 'Aveva il cuore in gola, quella sera.'],
  ])('are found in "%s": %s', (language, text) => {
    const found = checkCliches({ ...brief, language }, chapter(`Fine.\n${text}`))
    expect(found).toMatchObject([{ kind: 'worn', chapter: 1, paragraph: 1 }])
  })
  test('are left alone where the visitor used them, and as parts of other words', () => {
    const facts = [{ id: 'dynamic.0', text: 'tears of joy', aliases: ['tears of joy'], required: false }]
    expect(checkCliches(exampleBrief({ facts }), chapter('She wept tears of joy.'))).toEqual([])
    expect(checkCliches(brief, chapter('The heart sanked in the card game.'))).toEqual([])
  })
  test.each(Object.entries(CLICHES))('in "%s" are forty or more, each once, as they are compared', (_, phrases) => {
    expect(phrases.length).toBeGreaterThanOrEqual(40)
    expect(new Set(phrases).size).toBe(phrases.length)
    for (const phrase of phrases) expect(phrase).toBe(phrase.toLowerCase().replace(/\s+/g, ' ').replaceAll('’', "'"))
  })
})

describe('openings', () => {
  test('of two chapters differ', () => {
    const story = [chapter('In the old mill it rained.'), chapter('In the old mill a light was lit.', 2)]
    expect(checkSentenceStarts(brief, story)).toMatchObject([{ kind: 'echo', chapter: 2, paragraph: 0 }])
    expect(checkSentenceStarts(brief, [story[0] ?? chapter(''), chapter('In the new mill it rained.', 2)])).toEqual([])
  })
  test('are not alike by a long name alone', () => {
    const named = exampleBrief({ hero: { ...brief.hero, name: 'Frau von der Heide' } })
    const story = [chapter('Frau von der Heide sang.'), chapter('Frau von der Heide went out.', 2)]
    expect(checkSentenceStarts(named, story)).toEqual([])
    expect(checkSentenceStarts(named, [chapter('Frau von der Heide went in.'), ...story.slice(1)])).toEqual([])
    expect(checkSentenceStarts(named, [chapter('Frau von der Heide went out.'), ...story.slice(1)])).toMatchObject([
      { kind: 'echo', chapter: 2 },
    ])
  })
  const alike = 'She took the lamp down. She went to the door. She looked out at the rain.'
  test('of three sentences in a row may be alike as a form, and not as a habit', () => {
    expect(checkSentenceStarts(brief, [chapter(`${alike}\nIt rained.\n${alike}`)])).toEqual([])
    expect(checkSentenceStarts(brief, [chapter([alike, alike, alike].join('\n'))])).toHaveLength(3)
  })
  test('of a list are a list', () => {
    const list = Array.from({ length: 6 }, () => 'One bell. One lamp. One step.').join('\n')
    expect(checkSentenceStarts(brief, [chapter(list)])).toEqual([])
  })
})

describe('a MinHash signature', () => {
  test('is the same for the same words, however they are set', () => {
    const text = prosaic('a').join('\n')
    expect(signatureOf(text, 'en')).toHaveLength(SIGNATURE_HASHES)
    expect(resemblance(signatureOf(text, 'en'), signatureOf(text.toUpperCase().replaceAll('\n', '  '), 'en'))).toBe(1)
  })
  test('estimates the share of word sequences that two texts have in common', () => {
    const [one, other] = [prosaic('a').join(' ').split(' '), prosaic('b').join(' ').split(' ')]
    const half = [...one.slice(0, 300), ...other.slice(300)].join(' ')
    const estimate = resemblance(signatureOf(one.join(' '), 'en'), signatureOf(half, 'en'))
    // Half of either text is shared, so a third of both together; three standard errors of 128 hashes are 0.125.
    expect(Math.abs(estimate - 1 / 3)).toBeLessThan(0.125)
  })
  test('of a text of fewer than five words is empty, and resembles nothing', () => {
    expect(signatureOf('She slept well.', 'en')).toEqual([])
    expect(resemblance([], [])).toBe(0)
  })
})

describe('an earlier story', () => {
  const earlier = [storySignature(brief, [chapter(prosaic('a').join('\n')), chapter(prosaic('b').join('\n'), 2)])]
  test('is not told again with a few words changed', () => {
    const again = prosaic('b').join('\n').replaceAll('lantern', 'torch')
    const story = [chapter(prosaic('c').join('\n')), chapter(again, 2)]
    expect(checkSimilarity(brief, story, earlier)).toMatchObject([{ kind: 'echo', chapter: 2, paragraph: undefined }])
  })
  test('leaves another story alone', () => {
    expect(checkSimilarity(brief, [chapter(prosaic('d').join('\n'))], earlier)).toEqual([])
    expect(checkSimilarity(brief, [chapter(prosaic('a').join('\n'))], [])).toEqual([])
  })
})
