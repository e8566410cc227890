import { describe, expect, it } from 'vitest'
import { findWords } from '../../../../src/api/illustrator/lexicon/find-words.ts'
import { locationsOf, thingsOf } from '../../../../src/api/illustrator/lexicon/story-subjects.ts'
import { isScenery } from '../../../../src/api/illustrator/staging/scenery.ts'
import { THING_NAMES } from '../../../../src/api/illustrator/things/thing-table.ts'
import { LANGUAGES } from '../../../../src/contract/languages.ts'
import { NAMED_LANGUAGES, pictureNames } from '../../../../src/contract/picture-names.server.ts'

describe('The lists of names', () => {
  it('name every thing that can be drawn, and no other', () => {
    expect(Array.from(pictureNames('things').keys()).sort()).toEqual([...THING_NAMES].sort())
  })

  it('name only locations that can be drawn', () => {
    expect(Array.from(pictureNames('locations').keys()).filter(key => !isScenery(key))).toEqual([])
  })

  it('cover every language of the interface', () => {
    expect(LANGUAGES.filter(language => !(NAMED_LANGUAGES as readonly string[]).includes(language))).toEqual([])
  })

  it.each(NAMED_LANGUAGES)('find in %s what is called by its name', language => {
    const lost = (['things', 'locations'] as const).flatMap(table =>
      Array.from(pictureNames(table), ([key, names]) => ({ key, name: names[language][0] ?? '' })).filter(
        ({ key, name }) => name === '' || !findWords(table, name, language).includes(key),
      ),
    )
    expect(lost).toEqual([])
  })
})

describe('Words of a story', () => {
  it.each([
    ['de', 'Die Kirschbäume, zwei Schlüssel und eine Taschenlampe', ['apple-tree', 'key', 'torch']],
    ['de', 'Alles was einer im Frühling vergisst, und ein kleines Ei', ['egg']],
    ['en', 'A rocking horse with two kites', ['rocking-horse', 'kite']],
    ['en', 'She watched the leaves rise and rang twice', []],
    ['fr', 'Des clés, un cerf-volant et l’accordéon', ['key', 'kite', 'accordion']],
    ['es', 'Los paraguas y una máquina de coser', ['umbrella', 'sewing-machine']],
    ['it', 'Due chiavi, tre lettere e gli aquiloni', ['key', 'letter', 'kite']],
    ['pl', 'Z kluczem i latawcem', ['key', 'kite']],
    ['da', 'Nøglerne og papirdragen', ['key', 'kite']],
    ['th', 'เปียโนหลังกำแพงกับรถไฟของเล่น', ['piano', 'toy-train']],
    ['tr', 'Şemsiyesini ve anahtarlarını unuttu', ['umbrella', 'key']],
  ])('in %s: "%s"', (language, text, things) => {
    expect(findWords('things', text, language)).toEqual(things)
  })

  it('are not looked up in a language without a list', () => {
    expect(findWords('things', 'the piano', 'sv')).toEqual([])
  })

  it('count more in a title than in a summary, and more than what is in every story', () => {
    const texts = {
      language: 'en',
      answers: [],
      title: 'The piano behind the wall',
      summaries: ['A door opens, then a door closes, and a door is painted.', 'In the kitchen somebody hums.'],
    }
    expect(thingsOf(texts)[0]).toBe('piano')
    expect(locationsOf(texts)).toEqual(['kitchen'])
  })

  it('give an answer of the visitor the first place', () => {
    const texts = { language: 'de', answers: ['ein roter Regenschirm'], title: '', summaries: ['Ein Brief kommt an.'] }
    expect(thingsOf(texts)).toEqual(['umbrella', 'letter'])
  })

  it.each([
    ['de', 'Was man dem Kind sagen kann: Es ist spät geworden, und niemand will es verbergen.'],
    ['de', 'was man ihr sage'],
    ['fr', 'Il marche tout près, tout est fermé.'],
    ['es', 'El martes te espera sobre la cerca.'],
    ['it', 'Portò via tutto.'],
  ])('take no other word for a name, in %s', (language, text) => {
    const found = [...findWords('things', text, language), ...findWords('locations', text, language)]
    expect(found).toEqual([])
  })

  it.each([
    ['de', 'Die Bälle und die Schlösser', ['ball', 'castle']],
    ['de', 'eine rote säge', ['saw']],
    ['es', 'dos canciones', ['notes']],
    ['it', 'le porte', ['door']],
  ])('know a name by its forms, in %s: %s', (language, text, keys) => {
    const found = [...findWords('things', text, language), ...findWords('locations', text, language)]
    expect(found).toEqual(expect.arrayContaining(keys))
  })
})
