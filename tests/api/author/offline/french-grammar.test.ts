import { describe, expect, it } from 'vitest'
import { personOf } from '../../../../src/api/author/offline/fr/connections.ts'
import { attached } from '../../../../src/api/author/offline/fr/elision.ts'
import { whereabouts } from '../../../../src/api/author/offline/fr/location.ts'
import { pairSaid } from '../../../../src/api/author/offline/fr/pair.ts'
import { formOf, type Person } from '../../../../src/api/author/offline/fr/person.ts'
import { TRAITS } from '../../../../src/api/author/offline/fr/traits.ts'
import { typeset } from '../../../../src/api/author/offline/fr/typeset.ts'
import { traitsIn } from '../../../../src/api/author/offline/pack/trait.ts'

const somebody = (name: string, gender: Person['gender']): Person => ({
  name,
  fullName: name,
  gender,
  kind: 'person',
  introduced: name,
})
const owner = { name: 'Zoé', gender: 'female' as const }
const named = (name: string, connection: string, gender: Person['gender'] = 'unsaid') =>
  personOf({ name, gender, connection }, owner)

describe('French grammar of the offline author', () => {
  it('lets "de" lose its vowel where a vowel is heard, in any name', () => {
    const names = [
      'Mila',
      'Anna',
      'Émile',
      'Hugo',
      'Heinz',
      'Yves',
      'Yasmine',
      'Łucja',
      "O'Neil",
      'İpek',
      'สมชาย',
      'نور',
      'Q',
    ]
    expect(names.map(name => attached('de', name))).toEqual([
      'de Mila',
      'd’Anna',
      'd’Émile',
      'd’Hugo',
      'de Heinz',
      'd’Yves',
      'de Yasmine',
      'de Łucja',
      "d’O'Neil",
      'd’İpek',
      'de สมชาย',
      'de نور',
      'de Q',
    ])
    expect(attached('que', 'Anne-Laure')).toBe('qu’Anne-Laure')
    expect(attached('lorsque', 'Ondine')).toBe('lorsqu’Ondine')
    expect(attached('à', 'A'.repeat(60))).toBe(`à ${'A'.repeat(60)}`)
  })

  it('melts a small article into its preposition, and leaves one that is part of a name', () => {
    expect([attached('de', 'le voisin'), attached('à', 'les cousins'), attached('de', 'Le Goff')]).toEqual([
      'du voisin',
      'aux cousins',
      'de Le Goff',
    ])
  })

  it('gives everybody their pronouns, and somebody who is neither the name', () => {
    const forms = ['il', 'soi', 'e', 'qu’il', 's’il', 'lorsqu’il', 'g:le héros|l’héroïne|l’enfant']
    const said = (person: Person) => forms.map(form => formOf(person, form))
    expect(said(somebody('Luc', 'male'))).toEqual(['il', 'lui', '', 'qu’il', 's’il', 'lorsqu’il', 'le héros'])
    expect(said(somebody('Zoé', 'female'))).toEqual([
      'elle',
      'elle',
      'e',
      'qu’elle',
      'si elle',
      'lorsqu’elle',
      'l’héroïne',
    ])
    expect(said(somebody('Alix', 'non-binary'))).toEqual([
      'Alix',
      'Alix',
      '',
      'qu’Alix',
      'si Alix',
      'lorsqu’Alix',
      'l’enfant',
    ])
    expect(formOf(somebody('Alix', 'male'), 'ihm')).toBeUndefined()
  })

  it('says "elles" only of two women', () => {
    const said = (a: Person['gender'], b: Person['gender']) =>
      ['ils', 'es', 'deux:l’un|l’une'].map(token => pairSaid(token, somebody('A', a), somebody('B', b)))
    expect(said('female', 'female')).toEqual(['elles', 'es', 'l’une'])
    expect(said('female', 'non-binary')).toEqual(['ils', 's', 'l’un'])
    expect(pairSaid('h', somebody('A', 'male'), somebody('B', 'male'))).toBeUndefined()
  })

  it('introduces people by what they are to the hero', () => {
    expect(named('Ayşe', 'ma meilleure amie').introduced).toBe('sa meilleure amie Ayşe')
    expect(named('Ayşe', 'amie').introduced).toBe('son amie Ayşe')
    expect(named('Odile', 'ma voisine du troisième').introduced).toBe('sa voisine du troisième Odile')
    expect(named('Paul', 'ami d’enfance').introduced).toBe('son ami d’enfance Paul')
    expect(named('Ingrid', 'Mamie')).toMatchObject({
      name: 'Mamie Ingrid',
      introduced: 'Mamie Ingrid',
      gender: 'female',
    })
    expect(named('Rosa', 'mi abuela')).toMatchObject({ name: 'Abuela Rosa', gender: 'female', isUnderstood: true })
    expect(named('Mamie Jo', 'mamie').name).toBe('Mamie Jo')
    expect([named('Max', 'collègue', 'male'), named('Lou', 'collègue', 'female')].map(one => one.introduced)).toEqual([
      'son collègue Max',
      'sa collègue Lou',
    ])
    expect(formOf(named('Ayşe', 'amie'), '+de')).toBe('de son amie Ayşe')
    expect(formOf(named('Olga', 'Oma'), '+de')).toBe('d’Oma Olga')
  })

  it('never takes an animal for a person, in whatever language it was named', () => {
    const kinds = [
      'chat',
      'le chat roux',
      'un chien qui se croit chez lui',
      'perro',
      'Hund',
      'doudou',
      'voisin',
      'habite en face',
    ]
    expect(kinds.map(connection => named('X', connection).kind)).toEqual([
      'animal',
      'animal',
      'animal',
      'animal',
      'animal',
      'thing',
      'person',
      'person',
    ])
    expect(named('Rex', 'un chien qui se croit chez lui').isUnderstood).toBe(false)
    expect(named('Rex', 'perro').isUnderstood).toBe(false)
  })

  it('finds the preposition of a place, and gives up on what it does not know', () => {
    const said = [
      ['Lyon', 'à Lyon'],
      ['Suisse', 'en Suisse'],
      ['le Japon', 'au Japon'],
      ['Le Havre', 'au Havre'],
      ['La Rochelle', 'à La Rochelle'],
      ['Mars', 'sur Mars'],
      ['forêt', 'dans la forêt'],
      ['forêt enchantée', 'dans une forêt enchantée'],
      ['une île déserte', 'sur une île déserte'],
      ['le jardin de Mamie', 'dans le jardin de Mamie'],
      ['école', 'à l’école'],
      ['le lac', 'au bord du lac'],
      ['une rivière', 'au bord d’une rivière'],
      ['chez Mamie, au dernier étage', 'chez Mamie, au dernier étage'],
      ['Au bord du canal', 'au bord du canal'],
    ]
    expect(said.map(([location]) => whereabouts(location ?? '').at)).toEqual(said.map(([, at]) => at))
    for (const odd of ['', 'un truc bizarre', 'bleu, vert, rouge', 'qui sait ?', 'x'.repeat(80)])
      expect(whereabouts(odd).at).toBeUndefined()
  })

  it('hears a trait in the visitor’s words', () => {
    const heard = ['compte tout', 'Tête en l’air', 'peur du noir', 'très timide', 'bricole des robots', 'chante faux']
    expect(heard.map(words => traitsIn(TRAITS, words)[0]?.id)).toEqual([
      'count',
      'forget',
      'fear',
      'shy',
      'draw',
      'hum',
    ])
    expect(TRAITS.filter(({ plant, key }) => plant.length < 5 || key.length < 5)).toEqual([])
  })
})

describe('French typesetting of a visitor’s words', () => {
  const facts = [
    { id: 'dynamic.0', text: 'Halte !', aliases: [], required: false },
    { id: 'dynamic.1', text: "Non! L'orage", aliases: [], required: false },
  ]

  it('curls apostrophes, but never in a name', () => {
    expect(typeset('x:dynamic.1', "l'orage", facts)).toBe('l’orage')
    expect(typeset('h', "O'Neil", facts)).toBe("O'Neil")
  })

  it('sets the narrow space in a question, and in an answer only where it was typed', () => {
    expect(typeset('q:0', 'Pourquoi?', facts)).toBe('Pourquoi\u202f?')
    expect(typeset('x:dynamic.0', 'Halte!', facts)).toBe('Halte\u202f!')
    expect(typeset('x:dynamic.1', "Non! L'orage", facts)).toBe('Non! L’orage')
  })
})
