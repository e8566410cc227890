import { describe, expect, it } from 'vitest'
import { careOf } from '../../../../src/api/story/care/care.ts'
import { openCorpus } from '../../../helpers/corpus.ts'
import { exampleBrief } from '../../../helpers/example-brief.ts'
import { hostileTexts } from '../../../helpers/hostile-strings.ts'
import { briefWith, LANGUAGES, linesOf } from './brief-with.ts'

const corpus = openCorpus(import.meta.filename)
const STATUS = /^(?:dead|unborn|newborn)\b/u

/** "dead Willi", topics and constraints that a line is read as. */
function readingOf(language: string, text: string): string[] {
  const isConnection = text.startsWith('+')
  const brief = briefWith(language, isConnection ? { connection: text.slice(1) } : { answer: text })
  const { people, heavy, constraints } = careOf(brief)
  const statuses = people
    .filter(({ status }) => status !== 'alive')
    .map(({ who, status }) => {
      const name = who === 'hero' ? who : brief.relations[Number(who.slice('relation.'.length))]?.name
      return isConnection ? status : `${status} ${name}`
    })
  const topics = heavy.filter(({ fact }) => isConnection || fact === 'dynamic.0').flatMap(({ topics: all }) => all)
  return [...statuses, ...topics, ...constraints]
}

describe.each(LANGUAGES)('What is heavy, in "%s",', language => {
  it.each([...linesOf(`${language}.found`), ...linesOf(`${language}.fresh-found`)])('is found: %s', line => {
    const [text = '', expected = ''] = line.split(' => ')
    const wanted = expected.split('; ')
    const found = readingOf(language, text)
    expect(found).toEqual(expect.arrayContaining(wanted))
    expect(found.filter(one => STATUS.test(one)).toSorted()).toEqual(wanted.filter(one => STATUS.test(one)).toSorted())
  })

  it.each([...linesOf(`${language}.ordinary`), ...linesOf(`${language}.fresh-ordinary`)])('is not: %s', line => {
    expect(readingOf(language, line)).toEqual([])
  })
})

const OTHER: readonly (readonly [string, string, string])[] = [
  ['tr', 'rahmetli dede', 'dead'],
  ['tr', 'doğacak kardeş', 'unborn'],
  ['tr', 'yeni doğan bebek', 'newborn'],
  ['tr', 'dede', 'alive'],
  ['tr', 'komşu oldu', 'alive'],
  ['th', 'คุณปู่ที่เสียชีวิตแล้ว', 'dead'],
  ['th', 'น้องในท้อง', 'unborn'],
  ['th', 'คุณปู่', 'alive'],
  ['sv', 'late grandad', 'dead'],
]

describe('Somebody’s status', () => {
  it.each(OTHER)('is read from what they are to the hero, in "%s": %s is %s', (language, connection, status) => {
    expect(careOf(briefWith(language, { connection })).people[1]?.status).toBe(status)
  })

  const statusAt = (age: number | undefined, connection: string, category: 'love' | 'bedtime' = 'bedtime') => {
    const relations = [{ name: 'Kim', gender: 'unsaid' as const, age, connection }]
    return careOf(exampleBrief({ relations, category })).people[1]?.status
  }

  it('is read from an age, of people alone', () => {
    expect([statusAt(0, 'brother'), statusAt(0, 'dog'), statusAt(0, 'teddy'), statusAt(3, 'baby brother')]).toEqual([
      'newborn',
      'alive',
      'alive',
      'alive',
    ])
  })

  it('is not read from a sweetheart’s name', () => {
    expect([statusAt(undefined, 'baby', 'love'), statusAt(undefined, 'baby')]).toEqual(['alive', 'newborn'])
  })

  it('is of the one who is meant, and not of whom else the words name', () => {
    expect(statusAt(40, 'my late dad’s best friend')).toBe('alive')
    expect(careOf(briefWith('de', { connection: 'Freund meines verstorbenen Vaters' })).people[1]?.status).toBe('alive')
  })

  it('keeps the word for kin alone', () => {
    const kin = (language: string, connection: string) => careOf(briefWith(language, { connection })).people[1]?.kin
    expect(kin('de', 'mein verstorbener Opa')).toBe('Opa')
    expect(kin('fr', 'mon grand-père défunt')).toBe('grand-père')
    expect(kin('it', 'nonno che non c’è più')).toBe('nonno')
  })

  it('follows a pronoun to the question and to the sentence before', () => {
    const relations = [
      { name: 'Wilf', gender: 'male' as const, age: 80, connection: 'grandad' },
      { name: 'Joy', gender: 'female' as const, age: 79, connection: 'nana' },
    ]
    const statuses = (question: string, answer: string) =>
      careOf(exampleBrief({ relations, answers: [{ question, kind: 'other', answer }] })).people.map(
        ({ status }) => status,
      )
    expect(statuses('Who taught Nana Joy to bake?', 'She died last year.')).toEqual(['alive', 'alive', 'dead'])
    expect(statuses('?', 'Grandad grew leeks. He died last year.')).toEqual(['alive', 'dead', 'alive'])
    expect(statuses('?', 'Aunt Flo died last year.')).toEqual(['alive', 'alive', 'alive'])
  })

  it('makes what is asked and told of a dead person heavy too', () => {
    const relations = [{ name: 'Wilf', gender: 'male' as const, age: undefined, connection: 'late grandad' }]
    const answers = [{ question: 'What did Grandad always say?', kind: 'saying', answer: 'Enormous leeks' } as const]
    expect(careOf(exampleBrief({ relations, answers })).heavy).toContainEqual({
      fact: 'dynamic.0',
      topics: ['remembrance'],
    })
  })
})

describe('The hero', () => {
  const hero = exampleBrief().hero
  const kindOf = (language: string, changes: Partial<typeof hero>) =>
    careOf(exampleBrief({ language, hero: { ...hero, quirks: '', characteristics: '', ...changes } })).heroKind

  it.each([
    ['de', { quirks: 'ist ein Hund' }],
    ['de', { name: 'Bello, ein kleiner Dackel' }],
    ['de', { history: 'Sie ist eine dicke Katze.' }],
    ['en', { name: 'Mr. Pickles, a dog' }],
    ['en', { quirks: 'is a cat' }],
    ['en', { peculiarities: 'small brown dog, one white ear' }],
    ['fr', { peculiarities: 'est un chat roux' }],
    ['fr', { name: 'Filou (chien)' }],
    ['es', { quirks: 'es un perro' }],
    ['es', { history: 'Es una tortuga muy vieja.' }],
    ['it', { quirks: 'è un gatto' }],
    ['it', { name: 'Briciola, cane' }],
  ])('may be an animal, in "%s": %o', (language, changes) => {
    expect(kindOf(language, changes)).toBe('animal')
  })

  it.each([
    ['de', { quirks: 'hat Angst vor Hunden' }],
    ['de', { characteristics: 'mutig wie ein Löwe' }],
    ['de', { history: 'Ihr bester Freund ist ein Hund.' }],
    ['en', { quirks: 'is a dog lover' }],
    ['en', { history: 'Her best friend is a dog.' }],
    ['en', { quirks: 'hungry as a wolf' }],
    ['fr', { quirks: 'a peur des chiens' }],
    ['fr', { history: 'Son meilleur ami est un chien.' }],
    ['es', { quirks: 'tiene miedo de los perros' }],
    ['es', { history: 'Su mejor amigo es un perro.' }],
    ['it', { quirks: 'ha paura dei cani' }],
    ['it', { history: 'Il suo migliore amico è un cane.' }],
  ])('is a person otherwise, in "%s": %o', (language, changes) => {
    expect(kindOf(language, changes)).toBe('person')
  })
})

describe('Reading with care', () => {
  const typed = [
    'tot ist Opa '.repeat(9000),
    'x'.repeat(100_000),
    "l'".repeat(50_000),
    'Mila '.repeat(20_000),
    '†'.repeat(50_000),
    ...hostileTexts(60, 5),
  ]

  it.each([...LANGUAGES, 'tr', 'th'])('never throws, whatever was typed, in "%s"', language => {
    for (const text of corpus.of(language).cases(typed, 9)) {
      const relations = [{ name: text, gender: 'unsaid' as const, age: undefined, connection: text }]
      const hero = { ...exampleBrief().hero, name: text, history: text }
      const brief = exampleBrief({
        language,
        hero,
        relations,
        refinement: text,
        answers: [{ question: text, kind: 'other', answer: text }],
      })
      expect(careOf(brief).people).toHaveLength(2)
    }
  })
})
