import { describe, expect, test } from 'vitest'
import { checkContradictions } from '../../../src/api/editor/contradiction/contradiction.ts'
import { exampleBrief } from '../../helpers/example-brief.ts'

const KIN: Readonly<Record<string, string>> = { en: 'father', de: 'Papa', fr: 'son père', es: 'padre', it: 'papà' }
const briefIn = (language: string) =>
  exampleBrief({
    language,
    hero: { ...exampleBrief().hero, name: 'Mila' },
    relations: [{ name: 'Tom', gender: 'male', age: 40, connection: KIN[language] ?? '' }],
  })
const found = (language: string, text: string) =>
  checkContradictions(briefIn(language), { number: 2, title: 'T', text: `Es regnete.\n${text}` })

describe('the hero is seven, red-haired, green-eyed, and Tom the father', () => {
  test.each([
    ['en', 'Mila was eight years old.', 'hero.age'],
    ['en', 'The nine-year-old Mila ran.', 'hero.age'],
    ['en', 'Mila, 9, laughed.', 'hero.age'],
    ['de', 'Die achtjährige Mila lief.', 'hero.age'],
    ['de', 'Mila war 8 Jahre alt.', 'hero.age'],
    ['fr', 'Mila avait huit ans.', 'hero.age'],
    ['es', 'Mila tenía ocho años.', 'hero.age'],
    ['it', 'Mila aveva 8 anni.', 'hero.age'],
    ['en', 'Mila pushed back her black hair.', 'hero.hair'],
    ['en', "Mila's long black hair shone.", 'hero.hair'],
    ['en', 'Mila looked up. Her brown eyes were wide.', 'hero.eyes'],
    ['de', 'Milas schwarze Haare flogen.', 'hero.hair'],
    ['de', 'Mila hatte blaue Augen.', 'hero.eyes'],
    ['fr', 'Mila coiffa ses cheveux noirs.', 'hero.hair'],
    ['es', 'Mila peinó su pelo negro.', 'hero.hair'],
    ['it', 'Mila pettinò i suoi capelli neri.', 'hero.hair'],
    ['en', 'Her brother Tom came.', 'relation.0.connection'],
    ['en', 'Tom, her uncle, came.', 'relation.0.connection'],
    ['de', 'Ihr Bruder Tom kam.', 'relation.0.connection'],
    ['fr', 'Son oncle Tom entra.', 'relation.0.connection'],
    ['es', 'Su tío Tom entró.', 'relation.0.connection'],
    ['it', 'Suo zio Tom entrò.', 'relation.0.connection'],
  ])('so in "%s" "%s" stands against it', (language, text, fact) => {
    expect(found(language, text)).toMatchObject([{ kind: 'fact-contradicted', chapter: 2, paragraph: 1, fact }])
  })

  test.each([
    ['en', 'Mila was seven years old.'],
    ['en', 'When Mila was five years old, it rained.'],
    ['en', 'Mila saw a girl with black hair.'],
    ['en', 'Mila brushed the dog. His brown eyes were wide.'.replace('His', 'The dog’s')],
    ['en', 'Mila watched Tom comb his black hair.'],
    ['en', 'Her father Tom came.'],
    ['en', 'Mila knew Tom, whose brother was late.'],
    ['de', 'Die siebenjährige Mila strich ihr rotes Haar zurück.'],
    ['de', 'Ihr Vater Tom kam.'],
    ['fr', 'Mila avait sept ans.'],
    ['es', 'Cuando Mila tenía cinco años, llovía.'],
    ['th', 'Mila 8'],
  ])('but in "%s" "%s" does not', (language, text) => {
    expect(found(language, text)).toEqual([])
  })
})

test('a typed colour, a name of two people and an answer of two kin are nobody’s to contradict', () => {
  const hero = { ...exampleBrief().hero, name: 'Tom', hair: 'silver, in a plait' }
  const relations = [{ name: 'Tom', gender: 'male' as const, age: 40, connection: "my uncle's wife" }]
  const text = 'Tom combed his black hair. Her brother Tom was nine years old.'
  expect(checkContradictions(exampleBrief({ hero, relations }), { number: 1, title: 'T', text })).toEqual([])
})
