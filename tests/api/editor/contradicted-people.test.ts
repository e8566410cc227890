import { describe, expect, test } from 'vitest'
import { checkText } from '../../../src/api/editor/chapter.ts'
import { checkContradictions } from '../../../src/api/editor/contradiction/contradiction.ts'
import { checkMisspelledNames } from '../../../src/api/editor/contradiction/misspelled-names.ts'
import type { Brief } from '../../../src/api/story/brief.ts'
import { exampleBrief } from '../../helpers/example-brief.ts'

const chapter = (text: string) => ({ number: 1, title: 'T', text })
const people: Brief['relations'] = [
  { name: 'Grandpa Teodor', gender: 'male', age: 70, connection: 'grandpa' },
  { name: 'Biscuit', gender: 'unsaid', age: 3, connection: 'our dog' },
]
/** Wilhelmina Oakes, female, seven, red-haired, green-eyed. */
const wilhelmina = (language = 'en', relations = people) =>
  exampleBrief({ language, hero: { ...exampleBrief().hero, name: 'Wilhelmina Oakes' }, relations })
const factsIn = (brief: Brief, text: string) => checkContradictions(brief, chapter(text)).map(({ fact }) => fact)

describe('of a name of two words', () => {
  test.each([
    ['Wilhelmina looked up with her blue eyes.', 'hero.eyes'],
    ['Wilhelmina Oakes pushed back her black hair.', 'hero.hair'],
    ['Wilhelmina was eight years old.', 'hero.age'],
    ['Uncle Teodor came in.', 'relation.0.connection'],
    ['Her uncle Grandpa Teodor came in.', 'relation.0.connection'],
  ])('the word that is said alone counts in "%s"', (text, fact) => {
    expect(factsIn(wilhelmina(), text)).toEqual([fact])
  })
  test.each(['Grandpa Teodor came in.', 'Her grandfather Teodor came in.', 'Wilhelmina was seven years old.'])(
    'nothing stands against "%s"',
    text => {
      expect(factsIn(wilhelmina(), text)).toEqual([])
    },
  )
  test('a word that two people share is nobody’s', () => {
    const aunt = { name: 'Wilhelmina', gender: 'female' as const, age: 50, connection: 'aunt' }
    expect(factsIn(wilhelmina('en', [aunt]), 'Wilhelmina was fifty years old.')).toEqual([])
  })
  test('kin in a name counts, and another in the connection makes it nobody’s', () => {
    const friend = { name: 'Uncle Bob', gender: 'male' as const, age: 50, connection: 'grandfather of my friend' }
    expect(factsIn(wilhelmina('en', [friend]), 'Uncle Bob came.')).toEqual([])
  })
})

describe('another age is found where it is said as', () => {
  test.each([
    ['en', 'Wilhelmina had just turned eight.'],
    ['en', 'Wilhelmina turned nine last spring.'],
    ['en', 'At eight, Wilhelmina was the youngest of them all.'],
    ['en', 'Wilhelmina frowned. At eight, she had never seen the sea.'],
    ['en', 'At the age of nine, Wilhelmina rode a bicycle.'],
    ['en', 'Wilhelmina, who was nine, laughed.'],
    ['de', 'Wilhelmina war gerade acht geworden.'],
    ['de', 'Mit acht Jahren kannte Wilhelmina jeden Stein.'],
    ['de', 'Wilhelmina, die gerade acht geworden war, lachte.'],
    ['fr', 'Wilhelmina venait d’avoir huit ans.'],
    ['fr', 'À huit ans, Wilhelmina connaissait le port.'],
    ['es', 'Wilhelmina acababa de cumplir ocho años.'],
    ['it', 'Wilhelmina aveva appena compiuto otto anni.'],
  ])('"%s": "%s"', (language, text) => {
    expect(factsIn(wilhelmina(language), text)).toEqual(['hero.age'])
  })
  test.each([
    ['en', 'At eight, Wilhelmina was in bed.'],
    ['en', 'At five, Wilhelmina had never seen the sea.'],
    ['en', 'Wilhelmina turned eight pages.'],
    ['en', 'Wilhelmina had just turned seven.'],
    ['en', 'When Wilhelmina turned nine, it snowed.'],
    ['en', 'On her birthday Wilhelmina turned eight.'],
    ['de', 'Mit acht Kerzen kam Wilhelmina herein.'],
    ['de', 'Wilhelmina wurde zwei, drei Schritte langsamer.'],
    ['fr', 'À huit heures, Wilhelmina dormait.'],
  ])('but not in "%s": "%s"', (language, text) => {
    expect(factsIn(wilhelmina(language), text)).toEqual([])
  })
})

describe('another kin or animal', () => {
  test.each([
    ['en', 'Teodor was her uncle.', 0],
    ['de', 'Teodor war ihr Onkel.', 0],
    ['fr', 'Teodor était son oncle.', 0],
    ['es', 'Teodor era su tío.', 0],
    ['it', 'Teodor era suo zio.', 0],
    ['en', 'Biscuit the cat came in.', 1],
    ['en', 'She came with Biscuit the cat.', 1],
    ['en', 'Biscuit was a small cat.', 1],
    ['de', 'Die Katze Biscuit sprang herein.', 1],
    ['de', 'Biscuit war eine kleine Katze.', 1],
    ['fr', 'Le chat Biscuit entra.', 1],
    ['es', 'El gato Biscuit entró.', 1],
    ['it', 'Il gatto Biscuit entrò.', 1],
  ])('is found in "%s": "%s"', (language, text, at) => {
    const kin = { en: 'grandpa', de: 'Opa', fr: 'papi', es: 'abuelo', it: 'nonno' }[language] ?? ''
    const animal = { en: 'our dog', de: 'unser Hund', fr: 'notre chien', es: 'nuestro perro', it: 'il nostro cane' }[
      language
    ]
    const relations: Brief['relations'] = [
      { name: 'Teodor', gender: 'male', age: 70, connection: kin },
      { name: 'Biscuit', gender: 'unsaid', age: 3, connection: animal ?? '' },
    ]
    expect(factsIn(wilhelmina(language, relations), text)).toEqual([`relation.${at}.connection`])
  })
  test.each([
    'Her mother came. Teodor was her brother.',
    'Biscuit the dog came in.',
    'She showed Biscuit the cat.',
    'The cat Biscuit chased was grey.',
    'Biscuit, the cat and the hen ran.',
    'Biscuit was a bear of a dog.',
    'Biscuit saw a cat.',
  ])('is not said in "%s"', text => {
    expect(factsIn(wilhelmina(), text)).toEqual([])
  })
})

describe('another gender than answered', () => {
  const gendered = (language: string, gender: 'female' | 'male' | 'non-binary') =>
    exampleBrief({ language, hero: { ...exampleBrief().hero, name: 'Kim', gender } })
  test.each([
    ['en', 'female', 'Kim asked himself why.'],
    ['en', 'female', 'Then Kim shook his head.'],
    ['en', 'female', 'Kim held his breath.'],
    ['en', 'female', 'Kim rolled his eyes.'],
    ['en', 'female', 'Kim made up his mind.'],
    ['en', 'female', 'Kim was a small boy.'],
    ['en', 'female', 'There lived a boy named Kim.'],
    ['en', 'male', 'Her name was Kim.'],
    ['de', 'female', 'Kim hielt seinen Atem an.'],
    ['de', 'female', 'Kim verdrehte seine Augen.'],
    ['de', 'female', 'Kim war ein kleiner Junge.'],
    ['de', 'female', 'Da wohnte ein Junge namens Kim.'],
    ['de', 'female', 'Er hieß Kim.'],
    ['de', 'male', 'Ihr Name war Kim.'],
    ['de', 'female', 'Der kleine Kim lief los.'],
    ['fr', 'female', 'Il s’appelait Kim.'],
    ['fr', 'female', 'Kim était un garçon.'],
    ['fr', 'female', 'C’était un garçon nommé Kim.'],
    ['fr', 'female', 'Le petit Kim courut.'],
    ['fr', 'female', 'Kim est tombé.'],
    ['fr', 'male', 'Kim était partie.'],
    ['fr', 'female', 'Kim était très content.'],
    ['es', 'female', 'Kim estaba muy cansado.'],
    ['es', 'male', 'Kim se quedó dormida.'],
    ['es', 'female', 'Kim era un niño.'],
    ['es', 'female', 'Había un niño llamado Kim.'],
    ['es', 'female', 'El pequeño Kim corrió.'],
    ['es', 'female', 'Kim se dijo a sí mismo que no.'],
    ['es', 'male', 'Kim era muy lista.'],
    ['it', 'female', 'Kim era molto stanco.'],
    ['it', 'female', 'Kim era arrivato.'],
    ['it', 'female', 'Kim si era addormentato.'],
    ['it', 'female', 'Kim era un bambino.'],
    ['it', 'female', 'C’era un bambino di nome Kim.'],
    ['it', 'female', 'Il piccolo Kim corse.'],
    ['it', 'male', 'Kim rimase ferma.'],
  ] as const)('is found in "%s", %s: "%s"', (language, gender, text) => {
    expect(factsIn(gendered(language, gender), text)).toEqual(['hero.gender'])
    const other = gender === 'female' ? 'male' : 'female'
    expect(factsIn(gendered(language, other), text)).toEqual([])
    expect(factsIn(gendered(language, 'non-binary'), text)).toEqual([])
  })
  test.each([
    ['en', 'female', 'Kim took his hat and his breath was cold.'],
    ['en', 'female', 'Kim’s brother shook his head.'],
    ['en', 'female', 'The mother of Kim asked the king himself.'],
    ['en', 'female', '“His name was Kim,” said the liar.'],
    ['en', 'male', 'The girl called Kim.'],
    ['en', 'female', 'Kim was a boy’s best friend.'],
    ['de', 'female', 'Er hieß Kim willkommen.'],
    ['de', 'female', 'Da kam ein Junge, der Kim kannte.'],
    ['de', 'male', 'Die kleine Kim-Puppe lag da.'],
    ['fr', 'female', 'Le père de Kim est parti.'],
    ['es', 'male', 'La madre de Kim estaba cansada.'],
    ['it', 'male', 'La madre di Kim era stanca.'],
  ] as const)('is nobody’s in "%s", %s: "%s"', (language, gender, text) => {
    expect(factsIn(gendered(language, gender), text)).toEqual([])
  })
  test('is not asked of an animal, whose noun has its own', () => {
    const mouse = exampleBrief({ language: 'de', hero: { ...exampleBrief().hero, name: 'Maus', gender: 'male' } })
    expect(factsIn(mouse, 'Die kleine Maus lief los.')).toEqual([])
  })
})

describe('another spelling of a name', () => {
  const spelled = (name: string, text: string, language = 'en') =>
    checkMisspelledNames(
      exampleBrief({ language, facts: [], hero: { ...exampleBrief().hero, name }, relations: [] }),
      chapter(text),
    )
  test.each([
    ['Teodor', 'Theodor'],
    ['Łucja', 'Lucja'],
    ['Mila', 'Milla'],
    ['Wilhelmina', 'Wilhemina'],
    ['Wilhelmina', 'Wilhelmnia'],
    ['Sophia', 'Sofia'],
    ['Biscuit', 'Biskuit'],
    ['Zoé Laurent', 'Laurant'],
  ])('"%s" is found as "%s"', (name, other) => {
    const [word = ''] = name.split(' ').reverse()
    const findings = spelled(name, `${word} came.\nIt rained, and ${word} saw how ${other} ran.`)
    expect(findings).toMatchObject([{ kind: 'fact-contradicted', fact: 'hero.name', paragraph: 1 }])
    expect(
      checkText(exampleBrief({ hero: { ...exampleBrief().hero, name } }), chapter(`${word} ${word} ${other}`)),
    ).toContainEqual(expect.objectContaining({ fact: 'hero.name' }))
  })
  test.each([
    ['Mila', 'Mia', 'en'],
    ['Tom', 'Tim', 'en'],
    ['Martin', 'Martina', 'en'],
    ['Mila', 'Milas', 'de'],
    ['Flocke', 'Flocken', 'de'],
    ['Anna', 'Hanna', 'de'],
    ['Mila', 'Milą', 'pl'],
    ['Thea', 'The', 'en'],
  ])('"%s" is not "%s" in "%s"', (name, other, language) => {
    expect(spelled(name, `${name} and ${name} saw ${other}. ${name} ran.`, language)).toEqual([])
  })
  test('somebody of the author’s own, who is named more often, is not meant, nor a word of the answers', () => {
    expect(spelled('Sophia', 'Sophia, Sophia, Sophia, Sophia. Sofia, Sofia, Sofia.')).toEqual([])
    const brief = exampleBrief({ hero: { ...exampleBrief().hero, name: 'Sophia' }, location: 'Sofia' })
    const facts = [...brief.facts, { id: 'x', text: 'Sofia', aliases: ['Sofia'], required: true }]
    expect(checkMisspelledNames({ ...brief, facts }, chapter('Sophia and Sophia came to Sofia.'))).toEqual([])
  })
})
