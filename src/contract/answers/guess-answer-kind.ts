import { isLanguage, type Language } from '../languages.ts'
import { LINE_MAX } from '../limits.ts'
import type { AnswerKind } from './answer-kinds.ts'
import { de } from './question-words/de.ts'
import { en } from './question-words/en.ts'
import { es } from './question-words/es.ts'
import { fr } from './question-words/fr.ts'
import { it } from './question-words/it.ts'
import type { QuestionWords } from './question-words/rule.ts'
import { th } from './question-words/th.ts'
import { tr } from './question-words/tr.ts'

const WORDS: Readonly<Record<Language, QuestionWords>> = { de, en, fr, es, it, th, tr }
/** Letters and marks that one language of ours has alone. */
const OWN_SIGNS: readonly (readonly [Language, RegExp])[] = [
  ['th', /[\u0e00-\u0e7f]/],
  ['es', /[¿¡ñ]/i],
  ['tr', /[ğşıİ]/i],
  ['de', /ß/],
]

/** Words in small letters between single spaces; Thai keeps its vowel signs. */
function words(question: string): string {
  const plain = question
    .slice(0, LINE_MAX)
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll('ß', 'ss')
    .replaceAll('ı', 'i')
    .normalize('NFC')
  return `^ ${plain.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ').trim()} $`
}

/** What a word that asks says about the language, in frequent words. */
const ASKING_WEIGHT = 3

const of = (all: readonly string[], some: readonly string[]) => all.filter(word => some.includes(word)).length

/** By its own letters, else the language with the most of its frequent words; undefined without any. */
function languageOf(question: string, text: string): Language | undefined {
  const own = OWN_SIGNS.find(([, signs]) => signs.test(question))
  if (own) return own[0]
  const all = text.split(' ')
  let best: Language | undefined
  let most = 0
  for (const [language, { asking, frequent }] of Object.entries(WORDS)) {
    const count = of(all, asking) * ASKING_WEIGHT + of(all, frequent)
    if (count <= most || !isLanguage(language)) continue
    most = count
    best = language
  }
  return best
}

const hasSign = (text: string, sign: string): boolean => sign.split('+').every(part => text.includes(part))

/**
 * What a question asks for, by its words; `other` where they do not tell. `language` is the question's, as a two-letter
 * code; where it is not one of ours, the words decide on it too.
 */
export function guessAnswerKind(question: string, language?: string): AnswerKind {
  const text = words(question)
  const written = language !== undefined && isLanguage(language) ? language : languageOf(question, text)
  if (!written) return 'other'
  return WORDS[written].rules.find(([, signs]) => signs.some(sign => hasSign(text, sign)))?.[0] ?? 'other'
}
