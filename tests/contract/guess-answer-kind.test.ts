import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { ANSWER_KINDS } from '../../src/contract/answers/answer-kinds.ts'
import { guessAnswerKind } from '../../src/contract/answers/guess-answer-kind.ts'
import { LANGUAGES, type Language } from '../../src/contract/languages.ts'
import { TEXT_MAX } from '../../src/contract/limits.ts'
import { NAUGHTY_STRINGS } from '../api/illustrator/type/naughty-strings.ts'

interface Listed {
  readonly kind: string
  readonly question: string
}

/** Questions with the kind that a reader gives them: a heading for each language, then `kind: question`. */
function listOf(name: string, language: Language): Listed[] {
  const text = readFileSync(path.join(import.meta.dirname, `kind-questions/${name}.txt`), 'utf8')
  const [, block = ''] = text.split(`# ${language}\n`)
  const lines = (block.split('\n\n')[0] ?? '').split('\n').filter(line => line !== '')
  return lines.map(line => ({ kind: line.split(': ')[0] ?? '', question: line.slice(line.indexOf(': ') + 2) }))
}

const isRight = ({ kind, question }: Listed, language?: Language) => guessAnswerKind(question, language) === kind

describe.each(LANGUAGES)('What a question asks for in %s', language => {
  it('is found for the questions that the words were chosen for, with and without the language', () => {
    const listed = [...listOf('first', language), ...listOf('second', language)]
    expect(listed).toHaveLength(60)
    expect(listed.filter(({ kind }) => !(ANSWER_KINDS as readonly string[]).includes(kind))).toEqual([])
    expect(listed.filter(one => !isRight(one, language))).toEqual([])
    expect(listed.filter(one => !isRight(one))).toEqual([])
  })

  it('is found for two in three of the questions that were written after the words', () => {
    const listed = listOf('third', language)
    expect(listed).toHaveLength(20)
    const right = listed.filter(one => isRight(one)).length
    console.info(`${language}: ${right} of ${listed.length} questions guessed that the words were not chosen for`)
    expect(right).toBeGreaterThanOrEqual(14)
  })
})

describe('A guess', () => {
  it('is made of anything, a small part of it', () => {
    const long = 'Was sagt Oma immer? '.repeat(50 * TEXT_MAX)
    for (const text of [...NAUGHTY_STRINGS, '', '?', '😀', long]) {
      expect(ANSWER_KINDS).toContain(guessAnswerKind(text))
    }
    expect(guessAnswerKind(long)).toBe('saying')
  })

  it('takes what can be heard for no strength, and what makes somebody laugh for no memory', () => {
    expect(guessAnswerKind('What makes them laugh?', 'en')).toBe('other')
    expect(guessAnswerKind('What did you laugh about most?', 'en')).toBe('memory')
    expect(guessAnswerKind('What can be heard at night?', 'en')).toBe('other')
    expect(guessAnswerKind('What can she do that nobody else can?', 'en')).toBe('strength')
  })

  it('is open for words that ask nothing we know', () => {
    expect(['', 'Xyzzy', '42', 'Это что?', '何ですか'].map(text => guessAnswerKind(text))).toEqual(
      Array.from({ length: 5 }, () => 'other'),
    )
  })

  it('takes the language that is named, and its own for one without words', () => {
    expect(guessAnswerKind('Wovor hat er Angst?', 'pl')).toBe('fear')
    expect(guessAnswerKind('Wovor hat er Angst?', 'de')).toBe('fear')
  })
})
