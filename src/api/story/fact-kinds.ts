import { own } from '../../lib/own.ts'
import type { Fact } from './brief.ts'
import { calledName } from './called-name.ts'
import { isKinName } from './kin-names.ts'
import { numberWord } from './number-words.ts'
import { isOption, optionWords, yearWords } from './option-words.ts'
import {
  EXCERPT_WORDS_SHORT,
  EXCERPT_WORDS_SHORTER,
  EXCERPT_WORDS_SHORTEST,
  excerpt,
  isSaid,
  listed,
  plain,
} from './plain-words.ts'

const PART_LENGTH = 3

const distinct = (texts: readonly string[]) => [...new Set(texts.filter(text => text.trim() !== ''))]

/** Free words, found whole or by their beginning when long. Marks alone ("?", "…") are no fact. */
export function typed(id: string, text: string, required = false): Fact[] {
  if (!isSaid(text)) return []
  return [
    {
      id,
      text,
      aliases: distinct([
        plain(text),
        excerpt(text),
        excerpt(text, EXCERPT_WORDS_SHORT),
        excerpt(text, EXCERPT_WORDS_SHORTER),
        excerpt(text, EXCERPT_WORDS_SHORTEST),
        text.trim(),
      ]),
      required,
    },
  ]
}

export function list(id: string, text: string): Fact[] {
  return typed(id, text).map(fact => {
    const parts = listed(text).filter(part => part.length >= PART_LENGTH)
    return { ...fact, aliases: distinct([...fact.aliases, ...parts]) }
  })
}

/** Found by the language's words for the option; a typed one by its own. No fact where the words are not known. */
export function option(id: string, language: string, name: string, text: string): Fact[] {
  const words = optionWords(language, name, text)
  if (words) return [{ id, text, aliases: words, required: false }]
  return isOption(name, text) ? [] : typed(id, text)
}

export function options(id: string, language: string, name: string, chosen: readonly string[]): Fact[] {
  const aliases = chosen.flatMap(one => {
    return optionWords(language, name, one) ?? (isOption(name, one) ? [] : [plain(one), excerpt(one)])
  })
  if (aliases.length === 0) return []
  return [{ id, text: chosen.join(', '), aliases: distinct(aliases), required: false }]
}

const JOINED: Readonly<Record<string, readonly string[]>> = {
  en: ['-year-old'],
  de: [' Jahre alt', '-jährig'],
  th: ['ขวบ', 'ปี'],
}

/** No fact in a language whose numbers are not known: it may say them in words. */
export function age(id: string, language: string, years: number): Fact[] {
  const words = yearWords(language)
  if (words.length === 0) return []
  const numbers = distinct([String(years), numberWord(language, years) ?? ''])
  const followed = numbers.flatMap(number => words.map(word => `${number} ${word}`))
  const joined = numbers.flatMap(number => (own(JOINED, language) ?? []).map(word => `${number}${word}`))
  return [{ id, text: String(years), aliases: distinct([...followed, ...joined, String(years)]), required: false }]
}

const WHOSE = new RegExp(
  `^(?:${[
    '(?:mein|dein|sein|ihr|unser)e?[rnms]?',
    'my|his|her|our|the',
    'mon|ma|mes|ton|ta|son|sa|notre|leur|un|une|le|la',
    'mi|mis|tu|tus|su|sus|nuestr[oa]|el|los|las|una',
    '(?:il |la )?(?:mi[oa]|tu[oa]|su[oa]|nostr[oa])|il|lo',
  ].join('|')}) |^l’`,
  'iu',
)

/** "mein Opa", "my best friend": the words without whose it is, and the head word. "Mama" says that she is the mother. */
export function connection(id: string, text: string, name: string): Fact[] {
  return typed(id, text).map(fact => {
    const bare = plain(text).replace(WHOSE, '')
    const head = bare.split(' ').at(-1) ?? ''
    return {
      ...fact,
      aliases: distinct([...fact.aliases, bare, head, `${head}n`, isKinName(name) ? calledName(name) : '']),
    }
  })
}

/** A long name may be said by a part of it. */
export const named = (id: string, name: string): Fact[] =>
  typed(id, name, true).map(fact => ({ ...fact, aliases: distinct([...fact.aliases, calledName(name)]) }))

const ARTICLE = /^(?:l[’']|(?:il|lo|la|le|gli|els?|las?|los|les|une?|una|uno|der|die|das|eine?|the|an?) )(?=\S)/iu

/** An article may contract with a preposition: "nell’orto", "del puerto". */
export const place = (id: string, text: string, required = false): Fact[] =>
  typed(id, text, required).map(fact => ({
    ...fact,
    aliases: distinct([...fact.aliases, plain(text).replace(ARTICLE, '')]),
  }))
