import { describe, expect, it } from 'vitest'
import { renamePatches, withName } from '../../../../src/api/author/improve/rename.ts'
import { understandRename } from '../../../../src/api/author/improve/understand-rename.ts'
import { briefOf } from '../../../../src/api/story/brief-of.ts'
import { Parameter } from '../../../../src/contract/parameter.ts'
import { exampleParameter } from '../../../helpers/example-parameter.ts'

describe('Another name', () => {
  it.each([
    ['de', 'Mila', 'Rudi', 'Milas Hut, Mila-Laterne, „Mila!“', 'Rudis Hut, Rudi-Laterne, „Rudi!“'],
    ['de', 'Mila', 'Matthias', 'Milas Hut', 'Matthias’ Hut'],
    ['de', 'Lars', 'Rudi', 'Lars’ Hut und der Hut von Lars', 'Rudis Hut und der Hut von Rudi'],
    ['de', 'Łucja', 'Mia', 'ŁUCJA! Łucjas Stufe', 'MIA! Mias Stufe'],
    ['de', 'Mila', 'Rudi', 'Milan und Kamila', 'Milan und Kamila'],
    ['en', 'Mila', 'James', '‘Mila’s hat,’ said Mila', '‘James’s hat,’ said James'],
    ['en', 'Mila', 'Rudi', '‘This is Mila’', '‘This is Rudi’'],
    ['fr', 'Anna', 'Rudi', 'le chat d’Anna, qu’Anna voit', 'le chat de Rudi, que Rudi voit'],
    ['fr', 'Mila', 'Anna', 'le chat de Mila, lorsque Mila vient', 'le chat d’Anna, lorsqu’Anna vient'],
    ['es', 'Mila', 'Inés', 'Juan y Mila o Mila', 'Juan e Inés o Inés'],
    ['es', 'Mila', 'Óscar', 'uno o Mila y Mila', 'uno u Óscar y Óscar'],
    ['tr', 'Mila', 'Ada', 'Mila geldi', 'Ada geldi'],
  ])('stands in %s for %s as %s in every form: %s', (language, from, to, before, after) => {
    expect(withName(before, { from, to }, language)).toBe(after)
  })

  it('is given in titles too, and leaves every other paragraph out of the patches', () => {
    const pages = [
      { number: 0, title: 'Mila und das Licht', text: 'Es wird dunkel.' },
      { number: 1, title: 'Anfang', text: 'Nichts.\nMila kam.\nNichts.' },
    ]
    expect(renamePatches(pages, { from: 'Mila', to: 'Rudi' }, 'de')).toEqual([
      { chapter: 0, paragraph: null, before: 'Mila und das Licht', after: 'Rudi und das Licht' },
      { chapter: 1, paragraph: 1, before: 'Mila kam.', after: 'Rudi kam.' },
    ])
  })
})

describe('A wish for another name', () => {
  const brief = (language: string) => {
    const requests = exampleParameter({ name: 'Mila', story: { language } })
    const relationships = [
      { name: 'Ingrid', connection: language === 'de' ? 'Oma' : 'Grandma' },
      { name: 'Rolf', connection: language === 'de' ? 'sprechender Fuchs' : 'talking fox' },
    ]
    return briefOf(Parameter.parse({ ...requests, character: { ...requests.character, relationships } }), 'seed')
  }
  const texts: Record<string, string> = {
    de: 'Mila ging mit Oma Ingrid und Rolf. Frau Weber winkte. Der Hund bellte, ein Hund wie jeder.',
    en: 'Mila went with Grandma Ingrid and Rolf. Mrs Weber waved. The dog barked.',
  }
  const understood = (language: string, request: string) =>
    understandRename(request, brief(language), [{ number: 1, title: '', text: texts[language] ?? '' }])

  it.each([
    ['de', 'Mila soll Lotte heißen', 'Mila', 'Lotte'],
    ['de', 'Bitte nenne den Fuchs lieber Rudi!', 'Rolf', 'Rudi'],
    ['de', 'Die Oma soll bitte Rosa heißen.', 'Ingrid', 'Rosa'],
    ['de', 'Ersetze „Frau Weber“ durch „Frau Łuczak“', 'Frau Weber', 'Frau Łuczak'],
    ['de', 'Ich möchte, dass der Fuchs Rudi heißt', 'Rolf', 'Rudi'],
    ['de', 'Benenne Mila in Lotte um', 'Mila', 'Lotte'],
    ['en', 'call the fox Rudi', 'Rolf', 'Rudi'],
    ['en', 'Please rename Mila to Lotte', 'Mila', 'Lotte'],
    ['en', 'Mrs Weber should be called Mrs Jones', 'Mrs Weber', 'Mrs Jones'],
    ['en', 'Change Mila’s name to Lotte.', 'Mila', 'Lotte'],
  ])('is understood in %s: %s', (language, request, from, to) => {
    expect(understood(language, request)).toEqual({ from, to })
  })

  it.each([
    ['de', 'Der Hund soll Rex heißen', 'somebody without a name in the story'],
    ['de', 'Der Drache soll Rex heißen', 'somebody who is not in the story'],
    ['de', 'Mila soll Mila heißen', 'the name that it is'],
    ['de', 'Mila soll {{{ heißen', 'a name that is none'],
    ['de', 'Mila soll mutiger sein', 'something else'],
    ['en', 'call the dog Rex', 'somebody without a name in the story'],
  ])('is not read into “%s: %s”: %s', (language, request) => {
    expect(understood(language, request)).toBeUndefined()
  })
})
