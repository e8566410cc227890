import type { Language } from '../../../../contract/languages.ts'
import { localeOf } from '../../../../lib/locale.ts'
import { wordsOf } from '../../../../lib/words.ts'
import { graphemesIn } from './graphemes-in.ts'
import type { Material } from './material.ts'

/** Graphemes of an idea quoted in a page, and of one used as title. */
const PHRASE_MAX = 160
const TITLE_MAX = 48
const TITLE_WORDS_MAX = 9
/** Longer words mean nothing in any of our languages. */
const WORD_MAX = 30
/** Words of an idea that are searched for an order to the author. */
const OPENING_WORDS = 3

/** Letters, digits and plain punctuation. No Markdown, HTML or code, no direction marks, no emoji. */
const PLAIN = /^[\p{L}\p{M}\p{N} ,.'’\-–?!]+$/u
const LATIN = /^(?=.*\p{Script=Latin})[\P{L}\p{Script=Latin}]+$/su
const THAI = /^(?=.*[\p{Script=Thai}\p{Script=Latin}])[\P{L}\p{Script=Thai}\p{Script=Latin}]+$/su
/** An address, or words addressed to a machine. */
const NOT_A_STORY = /\S\.\S|www|https?|ignor|prompt|instruc|instruk|script|system/iu

const inOwnScript = (text: string, language: Language) => (language === 'th' ? THAI : LATIN).test(text)

function isOrder(words: readonly string[], { words: { wish }, language }: Material): boolean {
  const opening = words.slice(0, OPENING_WORDS)
  return wish.some(word => opening.some(said => (language === 'th' ? said.startsWith(word) : said === word)))
}

/** Quotable form of an idea. Undefined unless it is a plain sentence in the language's script, and no order. */
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

/** Announcements of a present: such a phrase names a recipient, and is no title. */
const FOR_SOMEBODY =
  /^(?:für|for|pour|para|per)\s|\s(?:für|for|pour|para|per)\s(?:mein|unser|my|our|mon|ma|mes|notre|mi|nuestr|la mi|il mi|nostr)/iu

/** Short, one piece, and about a person rather than about a story. */
export function isTitle(phrase: string, { words: { story }, language }: Material): boolean {
  if (/[.!?]|,.*,/u.test(phrase) || graphemesIn(phrase) > TITLE_MAX || FOR_SOMEBODY.test(phrase)) return false
  const small = phrase.toLocaleLowerCase(localeOf(language))
  if (story.some(word => small.includes(word))) return false
  return wordsOf(phrase, language).length <= TITLE_WORDS_MAX
}
