import type { AnswerKind } from '../../../../contract/answers/answer-kinds.ts'
import type { AnswerLanguage } from './reading.ts'
import { isWordLike, typed } from './typed.ts'

type Articles = readonly (readonly [RegExp, string])[]

const SPANISH: Articles = [
  [/\p{L}{3}os$/u, 'los'],
  [/\p{L}{3}as$/u, 'las'],
  [/\p{L}{3}a$/u, 'la'],
  [/\p{L}{3}o$/u, 'el'],
]
const ITALIAN: Articles = [
  [/\p{L}{3}a$/u, 'la'],
  [/^(?:[aeiou]|s[^aeiou]|z|gn|ps)\p{L}{3,}i$/u, 'gli'],
  [/\p{L}{3}i$/u, 'i'],
  [/^(?:s[^aeiou]|z|gn|ps)\p{L}{2,}o$/u, 'lo'],
  [/\p{L}{3}o$/u, 'il'],
]
/** What is counted, in English: an animal, a thing. */
const COUNTED: Articles = [
  [/\p{L}{3}[^s]s$/u, 'some'],
  [/\p{L}{3}$/u, 'a'],
]

/** The article that the end of a first word asks for, in languages whose ends tell, or need not. */
const ARTICLES: Readonly<Partial<Record<AnswerLanguage, Readonly<Partial<Record<AnswerKind, Articles>>>>>> = {
  en: { food: [[/\p{L}{3}$/u, 'some']], animal: COUNTED, thing: COUNTED },
  es: { food: SPANISH, animal: SPANISH },
  it: { food: ITALIAN, animal: ITALIAN },
}
const WORDS_MOST: Readonly<Partial<Record<AnswerKind, number>>> = { food: 5, animal: 1, thing: 1 }

/**
 * A dish or an animal that no list knows, with the article of its ending: "la fabada". Undefined where the end says
 * nothing, and for what was typed as a name.
 */
export function withLikelyArticle(text: string, kind: AnswerKind, language: AnswerLanguage): string | undefined {
  const given = typed(text) ?? ''
  const words = kind === 'food' ? given.toLowerCase() : given
  const tokens = words.split(' ')
  const [first = ''] = tokens
  const article = ARTICLES[language]?.[kind]?.find(([ending]) => ending.test(first))?.[1]
  const isNamed =
    /^\p{Ll}/u.test(first) &&
    isWordLike(first) &&
    tokens.length <= (WORDS_MOST[kind] ?? 0) &&
    tokens.every(word => /^[\p{L}’-]+$/u.test(word))
  return article !== undefined && isNamed ? `${article} ${words}` : undefined
}
