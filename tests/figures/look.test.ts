import { describe, expect, test } from 'vitest'
import { castOf } from '../../src/api/illustrator/figures/cast.ts'
import { CATEGORIES } from '../../src/contract/categories.ts'
import { figure, figureSheets } from '../../src/figures/figure.ts'
import { drawingOf } from '../../src/figures/look-of.ts'
import type { Person } from '../../src/figures/person.ts'
import { ANIMALS, drawPet } from '../../src/figures/pets/pet-table.ts'
import { POSES } from '../../src/figures/pose.ts'
import { animalsOf } from '../../src/figures/read/animal-words.ts'
import { pictureBrief } from '../api/illustrator/picture-brief.ts'

const someone: Person = { age: 8, gender: 'female', hair: '', build: [] }
const draw = (person: Partial<Person>, seed = 'seed') =>
  drawingOf({ ...someone, ...person }, { seed, category: 'generic' })
const look = (person: Partial<Person>, seed = 'seed') => draw(person, seed).look

describe('a person', () => {
  test('is of one of six ages, and grows from one year to the next', () => {
    const groups = [0, 2, 8, 15, 40, 80].map(age => look({ age }).group)
    expect(groups).toEqual(['baby', 'toddler', 'child', 'teen', 'adult', 'old'])
    const heights = [1, 3, 5, 7, 9, 12, 16, 20].map(age => look({ age }).body.leg + look({ age }).body.trunk)
    expect(heights).toEqual(heights.toSorted((a, b) => a - b))
    expect(new Set(heights).size).toBe(heights.length)
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

  test('changes nothing but what an answer names', () => {
    const { glasses, ...rest } = look({ peculiarities: 'blue glasses' })
    expect(glasses).toBeDefined()
    expect(rest).toEqual(look({}))
  })

  test('wears what suits the category, and its build shows', () => {
    const outfits = CATEGORIES.map(category => drawingOf(someone, { seed: 'a', category }).look.outfit)
    expect(new Set(outfits).size).toBeGreaterThanOrEqual(5)
    expect(look({ build: ['tall'] }).stature).toBeGreaterThan(look({ build: ['small'] }).stature)
    expect(look({ build: ['muscular'] }).girth).toBeGreaterThan(look({ build: ['slim'] }).girth)
  })

  test('shows what was requested for in a space suit too', () => {
    const { look: pilot } = drawingOf(
      { ...someone, peculiarities: 'a green hijab, glasses, a wheelchair' },
      { seed: 'a', category: 'scifi' },
    )
    expect(pilot).toMatchObject({ headwear: 'headscarf', outfit: 'suit' })
    expect(pilot.glasses && pilot.wheelchair).toBeTruthy()
  })

  test.for([
    ['keine Brille und keinen Bart', []],
    ['ohne Brille und Bart', []],
    ['no glasses but a beard', ['beard']],
    ['sans lunettes, avec une barbe', ['beard']],
    ['sin gafas ni barba', []],
    ['senza occhiali, con i baffi', ['beard']],
    ['gözlük takmıyor, sakallı', ['beard']],
    ['ไม่ใส่แว่น มีหนวด', ['beard']],
    ['er trägt eine Brille nicht', []],
  ] as const)('hears what is denied: %s', ([peculiarities, kinds]) => {
    expect(draw({ peculiarities }).requested.map(({ feature }) => feature.kind)).toEqual(kinds)
  })

  test('takes a size for that of a person only where it is', () => {
    const { look: one } = draw({ peculiarities: 'große Ohren, kleine Narbe' })
    expect(one.stature).toBe(look({}).stature)
    expect(look({ peculiarities: 'sehr groß' }).stature).toBeGreaterThan(1)
    expect(look({ peculiarities: 'a long coat', gender: 'male' }).hairStyle).not.toBe('long')
  })
})

describe('a figure', () => {
  test('is the same bytes for the same look, and another in every pose', () => {
    const mila = look({ hair: 'red curls' })
    const drawn = POSES.map(pose => figure(mila, { pose }))
    expect(drawn).toEqual(POSES.map(pose => figure(mila, { pose })))
    expect(new Set(drawn).size).toBe(POSES.length)
  })

  test('never gets up from its wheelchair, and has both hands on its crutches', () => {
    const parts = (peculiarities: string, pose: (typeof POSES)[number]) =>
      new Set(
        figureSheets(look({ peculiarities }), { pose, holdsLantern: true })
          .filter(({ markup }) => markup !== '')
          .map(({ part }) => part),
      )
    for (const pose of POSES) {
      const isElsewhere = ['asleep', 'in-bed', 'in-boat', 'hiding'].includes(pose)
      expect([pose, parts('wheelchair', pose).has('wheelchair')]).toEqual([pose, !isElsewhere])
    }
    expect(parts('crutches', 'running').has('crutches')).toBe(true)
    const heights = (['standing', 'running', 'climbing'] as const).map(pose =>
      figure(look({ peculiarities: 'wheelchair' }), { pose }),
    )
    expect(new Set(heights).size).toBe(1)
  })

  test('holds no number that a picture cannot take', () => {
    for (const age of [0, 1, 2.5, 7, 17, 64, 65, 99, 150])
      for (const pose of POSES)
        expect(figure(look({ age, peculiarities: 'prosthetic leg, cape, belly, pregnant' }), { pose })).not.toMatch(
          /NaN|undefined|Infinity|e-\d/,
        )
  })
})

describe('animals', () => {
  test('are found in seven languages, in the order they are named', () => {
    const kinds = (text: string) => animalsOf(text).map(({ animal }) => animal)
    expect(kinds('mein Hund und zwei Katzen')).toEqual(['dog', 'cat'])
    for (const owl of ['Eule', 'owl', 'hibou', 'búho', 'gufo', 'baykuş', 'นกฮูก'])
      expect([owl, kinds(owl)]).toEqual([owl, ['owl']])
    expect(kinds('a catalogue of foxgloves')).toEqual([])
  })

  test('have the colour that is named beside them', () => {
    for (const words of [
      'ein blauer Drache',
      'a blue dragon',
      'un dragon bleu',
      'un dragón azul',
      'un drago blu',
      'mavi bir ejderha',
      'มังกรสีน้ำเงิน',
    ])
      expect([words, animalsOf(words)]).toEqual([words, [{ animal: 'dragon', colour: '#3f6fc0' }]])
  })

  test('that nobody can draw are wrapped, and never a fox', () => {
    for (const words of [
      'ein Alpaka',
      'a llama',
      'un suricate, mon animal',
      'una mascota',
      'un peluche',
      'bir canavar',
      'สัตว์ประหลาด',
    ])
      expect([words, animalsOf(words).map(({ animal }) => animal)]).toEqual([words, ['wrapped']])
  })

  test('are forty at least, each a drawing of its own', () => {
    expect(new Set(ANIMALS.map(animal => drawPet({ animal }))).size).toBe(ANIMALS.length)
    expect(ANIMALS.length).toBeGreaterThan(40)
  })
})

describe('the cast of a story', () => {
  const relations = [
    { gender: 'unsaid', age: undefined, connection: 'Oma' },
    { gender: 'unsaid', age: undefined, connection: 'unsere Katze' },
    { gender: 'male', age: 3, connection: 'Bruder' },
    { gender: 'male', age: undefined, connection: 'Opa im Rollstuhl, mit Brille' },
  ]

  test('has persons of their own age and looks, and the animals that are named', () => {
    const cast = castOf(pictureBrief({ relations, answers: 'ein kleiner Fuchs' }))
    expect(cast.others.map(other => other?.group)).toEqual(['old', undefined, 'toddler', 'old'])
    expect(cast.others[3]?.wheelchair && cast.others[3].glasses).toBeTruthy()
    expect(cast.animals).toEqual(['cat', 'fox'])
  })

  test('has nobody whom nobody has named', () => {
    for (const category of CATEGORIES) {
      const { others, animals } = castOf(pictureBrief({ category }))
      expect([others, animals]).toEqual([[], []])
    }
  })

  test('wears coats of different colours', () => {
    const { hero, others } = castOf(pictureBrief({ relations: relations.slice(0, 1) }))
    expect(others[0]?.coat).not.toBe(hero.coat)
  })
})
