import { expect, test } from 'vitest'
import { checkContradictions } from '../../../src/api/editor/contradiction/contradiction.ts'
import { exampleBrief } from '../../helpers/example-brief.ts'

const KIN: Readonly<Record<string, readonly [aunt: string, father: string]>> = {
  en: ['aunt', 'father'],
  de: ['Tante', 'Papa'],
  fr: ['tante', 'papa'],
  es: ['tía', 'padre'],
  it: ['zia', 'papà'],
}

/** Ada is Mila's aunt, and Tom her father. */
const found = (language: string, text: string) => {
  const [aunt = '', father = ''] = KIN[language] ?? []
  const brief = exampleBrief({
    language,
    hero: { ...exampleBrief().hero, name: 'Mila' },
    relations: [
      { name: 'Ada', gender: 'female', age: 60, connection: aunt },
      { name: 'Tom', gender: 'male', age: 40, connection: father },
    ],
  })
  return checkContradictions(brief, { number: 1, title: 'T', text }).map(({ fact }) => fact)
}

test.each([
  ['en', 'Tom’s sister Ada came.'],
  ['en', '“My mother Ada keeps bees,” said the baker.'],
  ['en', '“Your sister Ada has the key,” she told Tom.'],
  ['en', '“Mother Ada!” called the girl.'],
  ['en', 'The old woman nodded. Her mother Ada had been the same.'],
  ['en', 'Tom waited for his sister Ada.'],
  ['en', 'Mila heard Tom call Ada, his sister.'],
  ['en', 'She was with Ada, the mother of the baker.'],
  ['en', 'The boy next door grinned. Ada was his grandmother.'],
  ['en', 'Mila knew the boy whose grandmother Ada baked.'],
  ['en', 'Mila held on tight. His mother Ada waved.'],
  ['de', 'Toms Schwester Ada kam.'],
  ['de', '„Meine Mutter Ada hat Bienen“, sagte die Bäckerin.'],
  ['de', 'Die Frau nickte. Ihre Mutter Ada war auch so.'],
  ['de', 'Tom winkte. Ada war seine Schwester.'],
  ['de', 'Dort stand Ada, die Mutter des Bäckers.'],
  ['fr', '« Ma mère Ada élève des abeilles », dit la boulangère.'],
  ['fr', 'Tom attendait sa sœur Ada.'],
  ['fr', 'C’était Ada, la mère du boulanger.'],
  ['es', '—Mi madre Ada tiene abejas —dijo la panadera.'],
  ['es', 'Tom esperaba a su hermana Ada.'],
  ['it', '«Mia madre Ada ha le api» disse la fornaia.'],
  ['it', 'Tom aspettava sua sorella Ada.'],
])('kin of somebody else is no contradiction in "%s": "%s"', (language, text) => {
  expect(found(language, text)).toEqual([])
})

test.each([
  ['en', '“My mother Ada keeps bees,” said Mila.'],
  ['en', 'Mila’s mother Ada came.'],
  ['en', 'Tom left. Mila waited for her mother Ada.'],
  ['en', 'Mila saw Ada, her mother, at the gate.'],
  ['en', 'Mila looked up. Ada was her grandmother.'],
  ['en', 'Ada, the mother of Mila, came.'],
  ['de', 'Milas Mutter Ada kam.'],
  ['de', '„Meine Mutter Ada hat Bienen“, sagte Mila.'],
  ['de', 'Tom ging. Mila wartete auf ihre Mutter Ada.'],
  ['fr', 'Mila attendait sa mère Ada.'],
  ['es', 'Mila esperaba a su madre Ada.'],
  ['it', 'Mila aspettava sua madre Ada.'],
])('the hero’s own kin is one in "%s": "%s"', (language, text) => {
  expect(found(language, text)).toEqual(['relation.0.connection'])
})
