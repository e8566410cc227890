import type { AnswerLanguage } from '../answers/reading.ts'
import { shortHabit } from '../sockets/short-habit.ts'
import { habitLexicon } from './habit-manner.ts'

const isNoun = (word: string): boolean => /^\p{Lu}/u.test(word)
/** After which a German phrase ends without a noun: "aus allem". */
const PRONOUN = /^(?:alle[mnrs]|sich|mir|ihr|ihm|ihn)$/u

/** "faltet aus allem Papierschiffe" as "faltet Papierschiffe"; a last word that is a preposition belongs to the verb. */
function withoutGermanPhrases(words: readonly string[], prepositions: ReadonlySet<string>): string[] {
  const kept: string[] = []
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? ''
    if (!prepositions.has(word.toLowerCase()) || at === words.length - 1) {
      kept.push(word)
      continue
    }
    at += 1
    while (at < words.length - 1 && !isNoun(words[at] ?? '') && !PRONOUN.test(words[at] ?? '')) at += 1
  }
  return kept
}

function beforePreposition(words: readonly string[], prepositions: ReadonlySet<string>): string[] {
  const at = words.findIndex((word, index) => index > 0 && prepositions.has(word.toLowerCase()))
  return at < 0 ? [...words] : words.slice(0, at)
}

/** What a second mention of a habit says: its verb and its object, without times, places and tools. */
export function briefText(text: string, language: AnswerLanguage): string {
  const words = shortHabit(text, language).split(' ')
  const prepositions = new Set(habitLexicon(language).prepositions.split(' '))
  const kept = language === 'de' ? withoutGermanPhrases(words, prepositions) : beforePreposition(words, prepositions)
  return isIncomplete(kept, language) ? words.join(' ') : kept.join(' ')
}

/** "biss sich" without "auf die Lippe": a German reflexive says nothing alone. */
const isIncomplete = (kept: readonly string[], language: AnswerLanguage): boolean =>
  language === 'de' && kept.includes('sich') && kept.filter(word => word !== 'sich' && word !== 'zu').length < 2
