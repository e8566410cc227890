import { describe, expect, it } from 'vitest'
import { formOf } from '../../../../../src/api/author/offline/answers/form-of.ts'
import {
  readAnswer,
  readHabit,
  readNounPhrase,
  readPlace,
} from '../../../../../src/api/author/offline/answers/read-answer.ts'
import {
  ANSWER_LANGUAGES,
  type AnswerLanguage,
  type Reading,
} from '../../../../../src/api/author/offline/answers/reading.ts'
import { readSaying } from '../../../../../src/api/author/offline/answers/spoken.ts'
import { ANSWER_KINDS } from '../../../../../src/contract/answers/answer-kinds.ts'
import { hostileTexts } from '../../../../helpers/hostile-strings.ts'
import { howOften } from '../../../../helpers/how-often.ts'
import { rowsOf } from './tables.ts'

const form = (reading: Reading | undefined, token: string, owner?: 'male' | 'female' | 'neutral') =>
  reading && formOf(reading, token, owner)
const phrase = readNounPhrase

/** Marks of our templates, which a story would read as its own. */
const MARKS = /[{}[\]<>"„“”«»|`\\]/u

describe('A reading', () => {
  it('names possessives after their owner where the language does', () => {
    const german = phrase('eine rote Gießkanne', 'de')
    expect(['male', 'female', 'neutral'].map(owner => form(german, 'sein', owner as 'male'))).toEqual([
      'seine rote Gießkanne',
      'ihre rote Gießkanne',
      'die rote Gießkanne',
    ])
    expect(form(phrase('ein Hase', 'de'), 'seinem', 'female')).toBe('ihrem Hasen')
    const english = phrase('a red scooter', 'en')
    expect(['male', 'female', 'neutral'].map(owner => form(english, 'his', owner as 'male'))).toEqual([
      'his red scooter',
      'her red scooter',
      'their red scooter',
    ])
  })

  it('chooses wordings by gender and by number', () => {
    const genders = ['ein Hase', 'eine Kanne', 'ein Boot', 'Boote'].map(typed =>
      form(phrase(typed, 'de'), 'g:keiner|keine|keines|welche'),
    )
    expect(genders).toEqual(['keiner', 'keine', 'keines', 'welche'])
    expect(form(phrase('las botas', 'es'), 'g:viejo|vieja|viejos|viejas')).toBe('viejas')
    expect(form(phrase('les bottes', 'fr'), 'g:lui|elle')).toBe('elle')
    expect(form(phrase('bottle tops', 'en'), 'v:is|are')).toBe('are')
    expect(form(phrase('un gatto', 'it'), 'v:era|erano')).toBe('era')
  })

  it('has pronouns and endings', () => {
    const tokens = (typed: string, language: 'de' | 'fr' | 'es' | 'it', names: string) =>
      names.split(' ').map(name => form(phrase(typed, language), name))
    expect(tokens('Gummistiefel', 'de', 'er ihn ihm kein')).toEqual(['sie', 'sie', 'ihnen', 'keine Gummistiefel'])
    expect(tokens('ein Bär', 'de', 'er ihn ihm keinen')).toEqual(['er', 'ihn', 'ihm', 'keinen Bären'])
    expect(tokens('une écharpe', 'fr', 'il lui le_ e mon ce au')).toEqual([
      'elle',
      'lui',
      'la',
      'e',
      'mon écharpe',
      'cette écharpe',
      'à l’écharpe',
    ])
    expect(tokens('un ours', 'fr', 'ce au ton')).toEqual(['cet ours', 'à l’ours', 'ton ours'])
    expect(tokens('un águila', 'es', 'él lo o este mi')).toEqual(['ella', 'la', 'a', 'esta águila', 'mi águila'])
    expect(tokens('gli stivali', 'it', 'lui lo o al dal sul mio')).toEqual([
      'loro',
      'li',
      'i',
      'agli stivali',
      'dagli stivali',
      'sugli stivali',
      'i miei stivali',
    ])
  })

  it('has no form that its words do not have', () => {
    expect(form(phrase('Zauselchen', 'de'), 'g:der|die|das|die')).toBeUndefined()
    expect(form(phrase('Trasto', 'es'), 'lo')).toBeUndefined()
    expect(form(readHabit('summt', 'de'), 'der')).toBeUndefined()
    expect(form(phrase('a red scooter', 'en'), 'constructor')).toBeUndefined()
    expect(form(phrase('a red scooter', 'en'), '')).toBe('red scooter')
  })
})

describe('A phrase of several words', () => {
  const the = (typed: string, language: AnswerLanguage) =>
    form(phrase(typed, language), { de: 'den', en: 'the', fr: 'le', es: 'el', it: 'il' }[language])

  it('is one where a comma stands between its adjectives', () => {
    expect(the('zwei alte, rostige Schlüssel', 'de')).toBe('die zwei alten rostigen Schlüssel')
    expect(the('a big, blue boat', 'en')).toBe('the big blue boat')
  })

  it('takes the name beside its noun for a name', () => {
    expect(the('Oskar der Löwe', 'de')).toBe('den Löwen Oskar')
    expect(the('Robbie the seal', 'en')).toBe('the seal Robbie')
    expect(the('his dog, Rex', 'en')).toBe('the dog Rex')
    expect(form(phrase('son ami imaginaire Bob', 'fr'), 'un')).toBe('un ami imaginaire nommé Bob')
    expect(form(phrase('mi hermano pequeño Emilio', 'es'), 'name')).toBe('Emilio')
    expect(the('la signora Martini', 'it')).toBe('la signora Martini')
  })

  it('leaves nothing of the visitor’s own person', () => {
    expect(the('die Kette von meiner Oma', 'de')).toBe('die Kette')
    expect(the('las croquetas de mi abuela', 'es')).toBe('las croquetas')
    expect(readHabit('I lose my keys', 'en')).toBeUndefined()
    expect(readHabit('ich zähle meine Schritte', 'de')).toBeUndefined()
  })

  it('is no activity and no town by mistake', () => {
    expect(readAnswer('thing', 'playing football', 'en')).toBeUndefined()
    expect(readAnswer('place', 'Löffel', 'de')).toBeUndefined()
    expect(form(readPlace('Strandkorb', 'de'), 'in')).toBe('im Strandkorb')
  })
})

describe('An answer', () => {
  it('is read as its kind', () => {
    expect(readAnswer('saying', '„Alles wird gut!“', 'de')?.forms).toEqual({ '': 'Alles wird gut!' })
    expect(readAnswer('habit', 'zählt Stufen', 'de')?.kind).toBe('habit')
    expect(readAnswer('place', 'im Garten', 'de')?.kind).toBe('place')
    expect(readAnswer('thing', 'eine Kanne', 'de')?.kind).toBe('noun phrase')
    expect(readAnswer('other', 'hums', 'en')?.kind).toBe('habit')
  })

  it('is a name where somebody is asked for, and a thing where a thing is', () => {
    expect(form(readAnswer('companion', 'Krümel', 'de'), 'der')).toBe('Krümel')
    expect(form(readAnswer('companion', 'Hase', 'de'), 'der')).toBe('der Hase')
    expect(form(readAnswer('animal', 'Biscuit', 'en'), 'the')).toBe('Biscuit')
    expect(form(readAnswer('food', 'Biscuit', 'en'), 'the')).toBe('the biscuit')
    expect(readAnswer('thing', 'Zauselwumm', 'de')).toBeUndefined()
  })

  it('is spoken only up to twenty words', () => {
    expect(readSaying('wort '.repeat(20), 'de')?.forms['']?.split(' ')).toHaveLength(20)
    expect(readSaying('wort '.repeat(21), 'de')).toBeUndefined()
    expect(readSaying('   ', 'de')).toBeUndefined()
    expect(readSaying('{h} “sagt” <b>', 'de')?.forms).toEqual({ '': 'h sagt b' })
  })

  it('is left out beyond its length, in any language', () => {
    const long = `eine Kanne aus ${'Holz '.repeat(20_000)}`
    for (const language of ANSWER_LANGUAGES)
      for (const kind of ANSWER_KINDS) expect(readAnswer(kind, long, language)).toBeUndefined()
  })

  it('may hold anything: no reader throws, and none lets a mark of ours through', () => {
    const joined = hostileTexts(howOften({ some: 400, all: 4000 }), 17).flatMap(text => [
      text,
      `ein ${text}`,
      `talks to ${text}`,
    ])
    for (const language of ANSWER_LANGUAGES)
      for (const typed of joined) {
        const readings = [
          readNounPhrase(typed, language),
          readHabit(typed, language),
          readPlace(typed, language),
          readSaying(typed, language),
        ]
        const marked = readings
          .flatMap(reading => Object.values(reading?.forms ?? {}))
          .filter(words => MARKS.test(words))
        expect(marked).toEqual([])
      }
  })

  it('is read in small and in large letters alike', () => {
    for (const language of ANSWER_LANGUAGES) {
      const differing = rowsOf(language, 'habits').filter(([typed = '']) => {
        const [small, large] = [readHabit(typed.toLowerCase(), language), readHabit(typed.toUpperCase(), language)]
        return !small || !large || small.forms.did !== large.forms.did
      })
      expect(differing.map(([typed]) => typed)).toEqual([])
    }
  })
})
