import type { Language } from '../../../../contract/languages.ts'
import { localeOf } from '../../../../lib/locale.ts'
import { wordsOf } from '../../../../lib/words.ts'
import { graphemesIn } from './graphemes-in.ts'
import type { Material } from './material.ts'

/** Graphemes of an idea that may stand in a page as it was typed, and of one that may be its title. */
const PHRASE_MAX = 160
const TITLE_MAX = 48
const TITLE_WORDS_MAX = 9
/** No word of our languages is longer in an idea that means something. */
const WORD_MAX = 30
/** Words of an idea in which an order to the author would stand. */
const OPENING_WORDS = 3

/** Letters, digits and the marks of a plain sentence. No mark of Markdown, HTML or code, no direction mark, no emoji. */
const PLAIN = /^[\p{L}\p{M}\p{N} ,.'’\-–?!]+$/u
const LATIN = /^(?=.*\p{Script=Latin})[\P{L}\p{Script=Latin}]+$/su
const THAI = /^(?=.*[\p{Script=Thai}\p{Script=Latin}])[\P{L}\p{Script=Thai}\p{Script=Latin}]+$/su
/** An address, or words that talk to a machine. */
const NOT_A_STORY = /\S\.\S|www|https?|ignor|prompt|instruc|instruk|script|system/iu

const inOwnScript = (text: string, language: Language) => (language === 'th' ? THAI : LATIN).test(text)

function isOrder(words: readonly string[], { words: { wish }, language }: Material): boolean {
  const opening = words.slice(0, OPENING_WORDS)
  return wish.some(word => opening.some(said => (language === 'th' ? said.startsWith(word) : said === word)))
}

/**
 * An idea as it may stand in a page of the language, in a place of its own: after a colon or between quotation marks.
 * Undefined for what is no plain sentence of the language's script, and for what is an order to the author.
 */
export function phraseOf(idea: string, material: Material): string | undefined {
  const phrase = idea
    .normalize('NFC')
    .trim()
    .replace(/\s+/gu, ' ')
    .replaceAll("'", '’')
    .replace(/(?<![\s.!?,])[\s.!?,]+$/u, '')
  if (!PLAIN.test(phrase) || NOT_A_STORY.test(phrase) || !inOwnScript(phrase, material.language)) return undefined
  const shouted = material.language !== 'th' && phrase === phrase.toUpperCase()
  if (shouted || graphemesIn(phrase) > PHRASE_MAX) return undefined
  const words = wordsOf(phrase.toLocaleLowerCase(localeOf(material.language)), material.language)
  if (words.length < 2 || words.some(word => word.length > WORD_MAX) || isOrder(words, material)) return undefined
  return phrase
}

/** What a present is announced with: such a phrase says for whom, and is no title. */
const FOR_SOMEBODY =
  /^(?:für|for|pour|para|per)\s|\s(?:für|for|pour|para|per)\s(?:mein|unser|my|our|mon|ma|mes|notre|mi|nuestr|la mi|il mi|nostr)/iu

/** Whether a phrase can be a title as it is: short, one piece, and about somebody rather than about a story. */
export function isTitle(phrase: string, { words: { story }, language }: Material): boolean {
  if (/[.!?]|,.*,/u.test(phrase) || graphemesIn(phrase) > TITLE_MAX || FOR_SOMEBODY.test(phrase)) return false
  const small = phrase.toLocaleLowerCase(localeOf(language))
  if (story.some(word => small.includes(word))) return false
  return wordsOf(phrase, language).length <= TITLE_WORDS_MAX
}
