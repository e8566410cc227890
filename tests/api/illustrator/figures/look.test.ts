import { describe, expect, test } from 'vitest'
import { animalsIn } from '../../../../src/api/illustrator/figures/animal-words.ts'
import { castOf } from '../../../../src/api/illustrator/figures/cast.ts'
import { hairStyleWord } from '../../../../src/api/illustrator/figures/hair-words.ts'
import { lookOf, type Person } from '../../../../src/api/illustrator/figures/look.ts'
import { randomFrom } from '../../../../src/api/illustrator/paper/random.ts'
import { CATEGORIES } from '../../../../src/contract/categories.ts'
import { pictureBrief } from '../picture-brief.ts'

const someone: Person = { age: 8, gender: 'female', hair: '', build: [] }
const look = (person: Partial<Person>, seed = 'seed') => lookOf(randomFrom(seed), { ...someone, ...person }, 'generic')

describe('a person', () => {
  test('has one of five bodies', () => {
    const ages = [2, 8, 15, 40, 80]
    expect(ages.map(age => look({ age }).body)).toEqual(['toddler', 'child', 'teen', 'adult', 'old'])
    const heights = [2, 5, 8, 15, 40].map(age => look({ age }).size * look({ age }).stature)
    expect(heights).toEqual(heights.toSorted((a, b) => a - b))
  })

  test.for([
    [
      'dark',
      [
        'very dark skin',
        'dunkelhäutig',
        'dunkle Haut',
        'peau noire',
        'piel oscura',
        'pelle scura',
        'koyu ten',
        'ผิวคล้ำ',
      ],
    ],
    ['light', ['pale skin', 'helle Haut', 'peau claire', 'piel clara', 'pelle chiara', 'açık ten', 'ผิวขาว']],
  ] as const)('has the %s skin the words name, whatever the seed', ([shade, phrases]) => {
    for (const peculiarities of phrases) {
      const reds = ['a', 'b', 'c', 'd'].map(seed => Number.parseInt(look({ peculiarities }, seed).skin.slice(1, 3), 16))
      expect([peculiarities, reds.every(red => (shade === 'dark' ? red < 0x90 : red > 0xe0))]).toEqual([
        peculiarities,
        true,
      ])
    }
  })

  test('keeps the skin of the seed when the words speak of something else', () => {
    for (const peculiarities of ['a dark coat', 'heller Kopf', '', 'freckles on the skin'])
      expect(look({ peculiarities }).skin).toBe(look({}).skin)
  })

  test('wears what suits the category, and its build shows', () => {
    const outfits = CATEGORIES.map(category => lookOf(randomFrom('a'), someone, category).outfit)
    expect(new Set(outfits).size).toBeGreaterThanOrEqual(5)
    expect(look({ build: ['tall'] }).stature).toBeGreaterThan(look({ build: ['small'] }).stature)
    expect(look({ build: ['muscular'] }).girth).toBeGreaterThan(look({ build: ['slim'] }).girth)
  })
})

test.for([
  [
    'curls',
    ['rote Locken', 'brown curls', 'cheveux bouclés', 'pelo rizado rizos', 'capelli ricci', 'kıvırcık', 'ผมหยิก'],
  ],
  ['plaits', ['zwei Zöpfe', 'plaits', 'des tresses', 'trenzas', 'le trecce', 'örgü', 'ผมเปีย']],
  ['bun', ['ein Dutt', 'a bun', 'un chignon', 'topuz']],
  ['short', ['kurz', 'short hair', 'cheveux courts', 'pelo corto', 'capelli corti', 'kısa']],
  ['long', ['lange Haare', 'long', 'cheveux longs', 'pelo largo', 'capelli lunghi', 'uzun']],
  ['bald', ['Glatze', 'bald', 'chauve', 'calvo', 'kel']],
] as const)('hears that hair is worn as %s', ([style, phrases]) => {
  for (const phrase of phrases) expect([phrase, hairStyleWord(phrase)]).toEqual([phrase, style])
})

test('finds animals in seven languages, in the order they are named', () => {
  expect(animalsIn('mein Hund und zwei Katzen')).toEqual(['dog', 'cat'])
  for (const owl of ['Eule', 'owl', 'hibou', 'búho', 'gufo', 'baykuş', 'นกฮูก'])
    expect([owl, animalsIn(owl)]).toEqual([owl, ['owl']])
  expect(animalsIn('a catalogue of foxgloves')).toEqual([])
})

describe('the cast of a story', () => {
  const relations = [
    { gender: 'unsaid', age: undefined, connection: 'Oma' },
    { gender: 'unsaid', age: undefined, connection: 'unsere Katze' },
    { gender: 'male', age: 3, connection: 'Bruder' },
  ]

  test('has persons of their own age and the animals that are named', () => {
    const cast = castOf(pictureBrief({ relations, answers: 'ein kleiner Fuchs' }))
    expect(cast.others.map(other => other?.body)).toEqual(['old', undefined, 'toddler'])
    expect(cast.animals).toEqual(['cat', 'fox'])
  })

  test('has somebody of the seed where nobody is named, in a coat of another colour', () => {
    for (const category of CATEGORIES) {
      const { hero, others } = castOf(pictureBrief({ category }))
      expect(others).toHaveLength(1)
      expect(others[0]?.coat).not.toBe(hero.coat)
    }
  })
})
