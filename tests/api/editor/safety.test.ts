import { describe, expect, test } from 'vitest'
import { checkSafety } from '../../../src/api/editor/safety/safety.ts'
import { unfitFor } from '../../../src/api/editor/safety/unfit-for.ts'
import { Parameter, type ParameterInput } from '../../../src/contract/parameter.ts'
import { exampleBrief } from '../../helpers/example-brief.ts'

const chapter = (text: string, title = 'The Mill') => ({ number: 1, title, text })
const isRejected = (language: string, targetAge: 'toddler' | 'child' | '12-20' | '20+', text: string) =>
  checkSafety(exampleBrief({ language, targetAge }), chapter(text)).length > 0

describe('what was written', () => {
  test('is held from the youngest age that must not read it', () => {
    expect(isRejected('de', 'toddler', 'Da war Blut an der Tür.')).toBe(true)
    expect(isRejected('de', 'child', 'Da war Blut an der Tür.')).toBe(false)
    expect(isRejected('de', 'child', 'Der Mörder wartete.')).toBe(true)
    expect(isRejected('en', '12-20', 'They had   sex.')).toBe(true)
    expect(isRejected('en', '20+', 'They had sex.')).toBe(false)
    expect(isRejected('en', '20+', 'He was a rapist.')).toBe(true)
  })
  test('is compared by whole words and without case', () => {
    expect(isRejected('de', 'toddler', 'Sie aß eine Blutorange und trug Schuhe.')).toBe(false)
    expect(isRejected('en', 'toddler', 'Hello, said the shell to the skilled warm cook.')).toBe(false)
    expect(isRejected('en', 'child', 'A CORPSE!')).toBe(true)
  })
  test('names chapter and paragraph, or the title', () => {
    const brief = exampleBrief({ targetAge: 'child' })
    expect(checkSafety(brief, chapter('Fine.\nA corpse.'))).toMatchObject([
      { kind: 'safety', chapter: 1, paragraph: 1 },
    ])
    expect(checkSafety(brief, chapter('Fine.', 'The Corpse'))).toMatchObject([{ paragraph: undefined }])
  })
  test('is held in every language for what is unfit for everybody', () => {
    expect(isRejected('fr', '20+', 'un rapist')).toBe(true)
    expect(isRejected('pl', '20+', 'jakiś rapist')).toBe(true)
  })
})

describe('strong drink', () => {
  test('is unfit for children where somebody drinks it, and always for toddlers', () => {
    expect(isRejected('en', 'child', 'A drunken wasp flew by.')).toBe(false)
    expect(isRejected('en', 'child', 'The barrel had WHISKEY on its side.')).toBe(false)
    expect(isRejected('en', 'child', 'He drank. The whisky cat slept.')).toBe(false)
    expect(isRejected('en', 'child', 'It was late. He poured himself a whiskey.')).toBe(true)
    expect(isRejected('de', 'child', 'Eine betrunkene Wespe flog vorbei.')).toBe(false)
    expect(isRejected('de', 'child', 'Der Mann war betrunken.')).toBe(true)
    expect(isRejected('fr', 'child', 'Il but un verre de whisky.')).toBe(true)
    expect(isRejected('en', 'toddler', 'A drunken wasp flew by.')).toBe(true)
    expect(isRejected('de', 'toddler', 'Auf dem Fass stand Whisky.')).toBe(true)
  })
})

describe('a cat called Whisky', () => {
  const relation = { name: 'Whisky', gender: 'male' as const, age: undefined, connection: 'our cat' }
  const safetyOf = (text: string, targetAge: 'toddler' | 'child') =>
    checkSafety(exampleBrief({ relations: [relation], targetAge }), chapter(text))
  const typed = (targetAge: 'toddler' | 'child', answer: string, name = 'Whisky') =>
    unfitFor(
      Parameter.parse({
        story: { language: 'english', length: '500', targetAge },
        character: {
          demographics: { name: 'Mila', age: 6, gender: 'female' },
          relationships: [{ name, gender: 'male', age: 3, connection: 'cat' }],
        },
        setting: { location: 'Bremen' },
        dynamic: [{ question: 'Who comes along?', answer }],
        context: { category: 'bedtime', productDefinition: 'story' },
      }),
    )
  test('can be typed, as a name and in an answer', () => {
    for (const age of ['toddler', 'child'] as const) {
      expect(typed(age, 'Whisky drinks milk')).toEqual([])
      expect(typed(age, 'our cat Whisky', 'Tom')).toEqual([])
      expect(typed(age, 'a cat named Whisky drinks from a bottle', 'Tom')).toEqual([])
    }
    expect(typed('toddler', 'a bottle of whisky', 'Tom')).toMatchObject([{ path: 'dynamic.0.answer' }])
    expect(typed('child', 'he drinks whisky', 'Tom')).toHaveLength(1)
  })
  test('can be told, and is the only one of that name', () => {
    expect(safetyOf('Whisky drank his milk. “Whisky’s bowl,” she said.', 'toddler')).toEqual([])
    expect(safetyOf('Whisky drank his milk.', 'child')).toEqual([])
    expect(safetyOf('Whisky saw the blood.', 'toddler')).toHaveLength(1)
  })
  test('takes no word along that is unfit as a name', () => {
    expect(typed('child', 'a cat', 'Bitch')).toHaveLength(1)
    expect(typed('child', 'a cat called Bitch', 'Tom')).toHaveLength(1)
  })
})

describe('what is asked', () => {
  const requests = (
    changes: Partial<ParameterInput['story']>,
    category: 'horror' | 'bedtime',
    history = '',
  ): Parameter =>
    Parameter.parse({
      story: { language: 'deutsch', length: '500', targetAge: 'child', ...changes },
      character: { demographics: { name: 'Mila', age: 6, gender: 'female' }, history },
      setting: { location: 'Bremen' },
      context: { category, productDefinition: 'story' },
    })
  test('is refused when it is horror for toddlers', () => {
    expect(unfitFor(requests({ targetAge: 'toddler' }, 'horror'))).toEqual([
      { reason: 'theme', path: 'context.category' },
    ])
    expect(unfitFor(requests({ targetAge: 'child' }, 'horror'))).toEqual([])
    expect(unfitFor(exampleBrief({ targetAge: 'toddler', category: 'horror' }))).toEqual([
      { reason: 'theme', path: 'category' },
    ])
  })
  test('is refused for a word, by its path and without the word', () => {
    expect(unfitFor(requests({}, 'bedtime', 'Er fand eine Leiche.'))).toEqual([
      { reason: 'word', path: 'character.history' },
    ])
  })
  test('is taken when nothing is unfit', () => {
    expect(unfitFor(requests({ refinement: 'mit einem Hund namens Keks' }, 'bedtime', 'wuchs am Meer auf'))).toEqual([])
    expect(unfitFor(exampleBrief())).toEqual([])
  })
})
