import { describe, expect, test } from 'vitest'
import { checkAge } from '../../../src/api/editor/age/age.ts'
import { checkLastWords } from '../../../src/api/editor/age/last-words.ts'
import { checkLongSentences } from '../../../src/api/editor/age/long-sentences.ts'
import type { TargetAge } from '../../../src/contract/options.ts'
import { exampleBrief } from '../../helpers/example-brief.ts'

const chapter = (text: string, number = 1) => ({ number, title: 'The Mill', text })
const words = (count: number) => `${['Cats', ...Array.from({ length: count - 1 }, () => 'sit')].join(' ')}.`
const brief = (targetAge: TargetAge, changes = {}) => exampleBrief({ targetAge, facts: [], answers: [], ...changes })

describe('the length of sentences', () => {
  test.each([
    ['toddler', 14],
    ['child', 33],
    ['12-20', 51],
  ] as const)('for the age "%s" never goes beyond %i words', (age, most) => {
    const short = Array.from({ length: 60 }, () => 'It is so.').join(' ')
    expect(checkAge(brief(age), chapter(`${short}\n${words(most)} ${short}`))).toEqual([])
    expect(checkAge(brief(age), chapter(`${short}\n${words(most + 1)} ${short}`))).toMatchObject([
      { kind: 'age', chapter: 1, paragraph: 1 },
    ])
  })
  test.each([
    ['toddler', 8],
    ['child', 12],
    ['12-20', 18],
  ] as const)('for the age "%s" is %i words on average', (age, mean) => {
    expect(checkAge(brief(age), chapter(`${words(mean)} ${words(mean)}`))).toEqual([])
    expect(checkAge(brief(age), chapter(`${words(mean)}\n${words(mean + 1)}`))).toMatchObject([{ paragraph: 1 }])
  })
  test('may go beyond the band in five of a hundred sentences', () => {
    const written = (long: number) => Array.from({ length: 100 }, (_, index) => words(index < long ? 23 : 5)).join(' ')
    expect(checkLongSentences(brief('child'), [chapter(written(5))])).toEqual([])
    expect(checkLongSentences(brief('child'), [chapter(written(6))])).toHaveLength(6)
  })
  test("does not count the visitor's own words", () => {
    const answer = 'a kite that her cousin had sewn from an old sail and then forgotten in a cellar'
    const facts = [{ id: 'dynamic.0', text: answer, aliases: [answer], required: false }]
    const text = `It was so. It was so. She had ${answer}.`
    expect(checkAge(brief('toddler', { facts }), chapter(text))).toEqual([])
    expect(checkAge(brief('toddler'), chapter(text))).not.toEqual([])
  })
  test('is not judged where sentences have no mark at their end', () => {
    expect(checkAge(brief('toddler', { language: 'th' }), chapter('วันหนึ่งแมวเดินไปตลาด'.repeat(20)))).toEqual([])
  })
})

describe('the formula of the language', () => {
  test.each([
    ['en', 'Administrative responsibilities predominated institutionally.'],
    ['de', 'Verwaltungszuständigkeiten erforderten Genehmigungsverfahren.'],
    ['fr', 'Les responsabilités administratives conditionnaient incontestablement les institutions.'],
    ['es', 'Las responsabilidades administrativas condicionaban indiscutiblemente las instituciones.'],
    ['it', 'Le responsabilità amministrative condizionavano indiscutibilmente le istituzioni.'],
    ['da', 'Forvaltningsmyndighederne gennemførte omfattende administrationsændringer.'],
  ])('of "%s" finds hard words in short sentences', (language, sentence) => {
    const text = Array.from({ length: 20 }, () => sentence).join(' ')
    expect(checkAge(brief('child', { language }), chapter(text)).map(({ kind }) => kind)).toContain('age')
    expect(checkAge(brief('20+', { language }), chapter(text))).toEqual([])
  })
})

describe('the last words', () => {
  const bedtime = brief('child', { category: 'bedtime' })
  test.each(['Hooray! They cheered! Good night!', 'Who was at the door?', 'Good night!!', '“Who is there?”'])(
    'at bedtime are not "%s"',
    text => {
      expect(checkLastWords(bedtime, chapter(`It rained.\n${text}`), true)).toMatchObject([
        { kind: 'age', paragraph: 1 },
      ])
      expect(checkLastWords(bedtime, chapter(`It rained.\n${text}`), false)).toEqual([])
      expect(checkLastWords(brief('child'), chapter(text), true)).toEqual([])
      expect(checkLastWords(brief('20+', { category: 'bedtime' }), chapter(text), true)).toEqual([])
    },
  )
  test('may be quiet after cries, or one quiet cry', () => {
    const calm = 'Bear is dry! Only one ear is wet. Brr! Now it is warm. They go up to bed. One of them is asleep.'
    expect(checkLastWords(bedtime, chapter(calm), true)).toEqual([])
    expect(checkLastWords(bedtime, chapter('“Good night!” said the aunt. The lamp went out.'), true)).toEqual([])
  })
  test.each([
    ['en', 'All hope was gone.'],
    ['de', 'Alles war verloren.'],
    ['fr', 'Tout était perdu.'],
    ['es', 'No quedaba esperanza.'],
    ['it', 'Non c’era più speranza.'],
  ])('for children in "%s" are not despair', (language, text) => {
    expect(checkLastWords(brief('child', { language }), chapter(text), true)).toHaveLength(1)
    expect(checkLastWords(brief('child', { language }), chapter(text), false)).toHaveLength(1)
    expect(checkLastWords(brief('20+', { language }), chapter(text), true)).toEqual([])
  })
})
