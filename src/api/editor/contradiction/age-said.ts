import { own } from '../../../lib/own.ts'
import type { Brief } from '../../story/brief.ts'
import { numberWord } from '../../story/number-words.ts'
import { folded } from '../folding.ts'
import { OTHER_TIME, PRONOUNS, SAID, SAID_IF_OLDER } from './age-phrases.ts'
import { namePattern } from './names.ts'
import type { SentenceTest } from './sentence-test.ts'

/** Number words; higher ages are found in digits. */
const WORDS_TO = 99

function numbersIn(language: string): Map<string, number> {
  const numbers = Array.from({ length: WORDS_TO }, (_, index) => index + 1)
  return new Map(
    numbers.flatMap(number => {
      const word = numberWord(language, number)
      return word === undefined ? [] : [[folded(word, language), number] as const]
    }),
  )
}

/** Expressions whose one group is a number. */
function expressionsOf(forms: readonly string[], name: string, numbers: ReadonlyMap<string, number>): RegExp[] {
  const words = [...numbers.keys()].sort((one, other) => other.length - one.length)
  const number = `(?<![\\p{L}\\p{N}-])(\\d{1,4}|${words.join('|')})`
  return forms.map(
    form =>
      new RegExp(
        form.replace(/NAME|\bN\b/gu, slot => (slot === 'N' ? number : name)),
        'u',
      ),
  )
}

export function openAgeTest(brief: Brief): SentenceTest | undefined {
  const { language, hero } = brief
  const said = own(SAID, language)
  const name = namePattern(hero.name, brief)
  const isShared = brief.relations.some(relation => relation.name === hero.name)
  if (!said || name === undefined || isShared) return undefined
  const numbers = numbersIn(language)
  const certain = expressionsOf(said, name, numbers)
  const pronoun = own(PRONOUNS, language)?.[hero.gender]
  const orPronoun = pronoun === undefined ? name : `(?:${name}|${pronoun}(?!\\p{L}))`
  const ifOlder = expressionsOf(own(SAID_IF_OLDER, language) ?? [], orPronoun, numbers)
  const startsNamed = new RegExp(`^["“„«»—– ]*${name}`, 'u')
  const otherTime = own(OTHER_TIME, language)
  const named = new RegExp(name, 'u')
  const statedIn = (sentence: string, patterns: readonly RegExp[]) =>
    patterns.map(pattern => pattern.exec(sentence)?.[1]).find(match => match !== undefined)
  return (sentence, before) => {
    if (!named.test(sentence) && !startsNamed.test(before)) return undefined
    const exactly = statedIn(sentence, certain)
    const stated = exactly ?? statedIn(sentence, ifOlder)
    if (stated === undefined || otherTime?.test(sentence) === true) return undefined
    const years = numbers.get(stated) ?? Number(stated)
    if (years === hero.age || (exactly === undefined && years < hero.age)) return undefined
    return { fact: 'hero.age', note: `The hero is ${hero.age} years old, not "${stated}". Say the right age, or none.` }
  }
}
