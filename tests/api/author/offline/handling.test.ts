import { describe, expect, it } from 'vitest'
import { parameterOf } from '../../../../scripts/stories/parameter-of.ts'
import { formOf } from '../../../../src/api/author/offline/answers/form-of.ts'
import { handlingOf } from '../../../../src/api/author/offline/answers/handling.ts'
import { readAnswer } from '../../../../src/api/author/offline/answers/read-answer.ts'
import type { AnswerLanguage } from '../../../../src/api/author/offline/answers/reading.ts'
import { givenAnswers } from '../../../../src/api/author/offline/sockets/given-answers.ts'
import { briefOf } from '../../../../src/api/story/brief-of.ts'

function handled(language: AnswerLanguage, text: string) {
  const reading = readAnswer('thing', text, language)
  if (reading?.kind !== 'noun phrase') throw new Error(`"${text}" is not read as a thing`)
  return handlingOf(reading)
}

describe('A thing', () => {
  it.each([
    ['de', 'eine alte Taschenuhr', undefined],
    ['de', 'der Stoffhase Flocke', 'arms'],
    ['de', 'das rote Holzauto', undefined],
    ['de', 'mein Fahrrad', 'fixed'],
    ['de', 'das Baumhaus', 'fixed'],
    ['de', 'ein Zauberstein', undefined],
    ['en', 'an old pocket watch', undefined],
    ['en', 'her red umbrella', 'arms'],
    ['en', 'a tree house', 'fixed'],
    ['en', 'a little toy car', undefined],
    ['fr', 'une vieille montre à gousset', undefined],
    ['fr', 'le lapin en peluche', 'arms'],
    ['fr', 'son vélo', 'fixed'],
    ['es', 'un viejo reloj de bolsillo', undefined],
    ['es', 'la manta azul', 'arms'],
    ['es', 'la casa del árbol', 'fixed'],
    ['it', 'un vecchio orologio da taschino', undefined],
    ['it', 'il coniglio di pezza', 'arms'],
    ['it', 'la sua bicicletta', 'fixed'],
  ] as const)('in "%s" is carried as its size asks: %s', (language, text, handling) => {
    expect(handled(language, text)).toBe(handling)
  })

  it('that fills no arm is held in a hand, and what is unknown as well', () => {
    const held = (text: string) => formOf(readAnswer('thing', text, 'de') ?? fail(text), 'h:in der Hand|im Arm')
    const fail = (text: string): never => {
      throw new Error(text)
    }
    expect(held('die Taschenuhr')).toBe('in der Hand')
    expect(held('der Teddy')).toBe('im Arm')
    expect(held('das Zwirbelding')).toBe('in der Hand')
  })

  it('that nobody carries stands in no plot that carries it', () => {
    const part = { dynamic: [{ question: 'Welches Ding hat sie immer dabei?', answer: 'ihr Fahrrad' }] }
    expect(givenAnswers(briefOf(parameterOf(part, { language: 'de' }), 'thing'), 'de')).toEqual([])
  })
})

describe('An answer to a question that tells nothing', () => {
  const given = (language: string, answer: string) => {
    const part = { dynamic: [{ question: '?', answer }] }
    const brief = briefOf(parameterOf(part, { language, words: 1000, age: 'child', category: 'generic' }), 'seed')
    return givenAnswers(brief, language as AnswerLanguage).flatMap(({ fact, kind }) =>
      fact === 'dynamic.0' ? [kind] : [],
    )
  }

  it('is a thing where everybody knows how it is carried', () => {
    expect(given('de', 'die blaue Decke')).toEqual(['thing'])
    expect(given('en', 'the blue blanket')).toEqual(['thing'])
    expect(given('fr', 'la couverture bleue')).toEqual(['thing'])
    expect(given('es', 'la manta azul')).toEqual(['thing'])
    expect(given('it', 'la coperta blu')).toEqual(['thing'])
  })

  it('is none where it may live, or is nothing to carry', () => {
    for (const answer of ['our old dog', 'the sea', 'peace', 'a tree house'])
      expect(given('en', answer), answer).not.toContain('thing')
    expect(given('de', 'ein kleines Pferd')).not.toContain('thing')
  })
})
