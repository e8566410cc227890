import { describe, expect, it } from 'vitest'
import { personOf as germanPerson } from '../../../../src/api/author/offline/de/connections.ts'
import { personOf as englishPerson } from '../../../../src/api/author/offline/en/connections.ts'
import { personOf as spanishPerson } from '../../../../src/api/author/offline/es/connections.ts'
import { personOf as frenchPerson } from '../../../../src/api/author/offline/fr/connections.ts'
import { personOf as italianPerson } from '../../../../src/api/author/offline/it/connections.ts'
import type { Gender } from '../../../../src/api/story/brief.ts'

const owner = { name: 'Mila', gender: 'female' as const }
const given = (name: string, connection: string) => ({ name, connection, gender: 'unsaid' as Gender })

/** Forms of introduction in every language. */
const INTRODUCED: Readonly<Record<string, (name: string, connection: string) => string[]>> = {
  de: (name, connection) => Object.values(germanPerson(given(name, connection), owner).introduced),
  en: (name, connection) => [englishPerson(given(name, connection), owner).introduced],
  fr: (name, connection) => [frenchPerson(given(name, connection), owner).introduced],
  es: (name, connection) => [spanishPerson(given(name, connection), owner).introduced],
  it: (name, connection) => [italianPerson(given(name, connection), owner).introduced],
}

const pairs = (names: string, connections: string): [string, string][] =>
  names.split(',').flatMap(name => connections.split(',').map((connection): [string, string] => [name, connection]))

/** Whoever is called so, and the words that say it again: thirty a language. */
const KIN: Readonly<Record<string, readonly [string, string][]>> = {
  de: [
    ...pairs('Mama,Mami,Mutti', 'Mutter,meine Mutter,Mama'),
    ...pairs('Papa,Papi,Vati', 'Vater,mein Vater,Papa'),
    ...pairs('Oma,Omi', 'Großmutter,Oma,meine Oma'),
    ...pairs('Opa,Opi', 'Großvater,Opa,liebster Opa'),
  ],
  en: [
    ...pairs('Mum,Mummy,Mommy', 'mother,my mother,mum'),
    ...pairs('Dad,Daddy,Papa', 'father,her father,dad'),
    ...pairs('Grandma,Granny', 'grandmother,grandma,gran'),
    ...pairs('Grandad,Grandpa', 'grandfather,grandad,my grandpa'),
  ],
  fr: [
    ...pairs('Maman,Mamie,Mémé', 'mère,sa mère,maman'),
    ...pairs('Papa,Papi,Pépé', 'père,son père,papa'),
    ...pairs('Mamie,Mamou', 'grand-mère,mamie,ma grand-mère'),
    ...pairs('Papy,Papou', 'grand-père,papi,mon grand-père'),
  ],
  es: [
    ...pairs('Mamá,Mami,Mama', 'madre,mi madre,mamá'),
    ...pairs('Papá,Papi,Papa', 'padre,mi padre,papá'),
    ...pairs('Abuela,Yaya', 'abuela,mi abuela,yaya'),
    ...pairs('Abuelo,Yayo', 'abuelo,mi abuelo,yayo'),
  ],
  it: [
    ...pairs('Mamma,Mami,Mammina', 'madre,mia madre,mamma'),
    ...pairs('Papà,Papi,Babbo', 'padre,mio padre,papà'),
    ...pairs('Nonna,Nonnina', 'nonna,mia nonna,la nonna'),
    ...pairs('Nonno,Nonnino', 'nonno,mio nonno,il nonno'),
  ],
}

/** Each with what it may be introduced by: nothing, or an article. */
const ARTICLE = /^(?:(?:il|lo|la|el) )?/u

describe.each(Object.entries(KIN))('A name that is a word for kin, in "%s",', (language, all) => {
  it('has thirty pairs to be tried', () => {
    expect(all.length).toBe(30)
  })

  it.each(all)('is introduced by no other: %s, %s', (name, connection) => {
    for (const words of INTRODUCED[language]?.(name, connection) ?? [])
      expect(words.replace(ARTICLE, '').toLowerCase()).toBe(name.toLowerCase())
  })
})

const COMPOUND = [
  'Le Goff',
  'de La Tour',
  'von der Heide',
  'van den Berg',
  'Mary Beth',
  'Lily Rose',
  'María del Carmen',
]
const TITLED = ['King Charles III', 'Uncle Bob and Aunt Sue', 'M. Le Goff', 'Mme de La Tour', 'Frau von der Heide']

describe.each(Object.keys(INTRODUCED))('A name of several words, in "%s",', language => {
  it.each([...COMPOUND, 'Maria Grazia', ...TITLED])('stays whole: %s', name => {
    for (const words of INTRODUCED[language]?.(name, '') ?? [])
      expect(words.toLowerCase()).toContain(name.toLowerCase())
  })
})
