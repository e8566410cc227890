import { own } from '../../lib/own.ts'
import { wordsOf } from '../../lib/words.ts'
import type { Brief } from '../story/brief.ts'
import type { Manuscript } from '../story/manuscript.ts'
import type { Finding } from './finding.ts'
import { givenWords, withoutGiven } from './given.ts'
import { paragraphsOf } from './paragraphs.ts'
import { letterOf } from './script.ts'
import { STOP_WORDS } from './stop-words.ts'

/** A shorter paragraph says too little: "Non, merci!" may well stand in an English story. */
const WORDS_TO_JUDGE = 12
/** Share of small words of a foreign language that no text in the asked one reaches by chance. */
const FOREIGN_SHARE = 0.25
/** A foreign language must show this many times as many small words as the asked one. */
const FOREIGN_LEAD = 2
/** Share of the letters that must be of the language's own script; foreign names may stand beside. */
const OWN_SCRIPT_SHARE = 0.6

function shareOf(words: readonly string[], language: string): number {
  const stopWords = own(STOP_WORDS, language)
  if (!stopWords) return 0
  return words.filter(word => stopWords.has(word)).length / words.length
}

function foreignLanguage(text: string, language: string): string | undefined {
  const words = wordsOf(text.toLowerCase().replaceAll("'", '’'), language)
  if (words.length < WORDS_TO_JUDGE) return undefined
  const own = shareOf(words, language)
  return Object.keys(STOP_WORDS).find(other => {
    const share = other === language ? 0 : shareOf(words, other)
    return share >= FOREIGN_SHARE && share >= own * FOREIGN_LEAD
  })
}

function isForeignScript(text: string, language: string): boolean {
  const own = letterOf(language)
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  if (!own || letters < WORDS_TO_JUDGE) return false
  return (text.match(own)?.length ?? 0) < letters * OWN_SCRIPT_SHARE
}

/**
 * Paragraphs that are not in the language asked for: by script, and by small words where they are known. The words that
 * the visitor gave are not judged: an answer may be quoted as it was typed.
 */
export function checkLanguage(brief: Brief, chapter: Manuscript): Finding[] {
  const { language } = brief
  const given = givenWords(brief)
  return paragraphsOf(chapter).flatMap((told, paragraph): Finding[] => {
    const text = withoutGiven(told, given, language)
    const judged = Object.hasOwn(STOP_WORDS, language) ? foreignLanguage(text, language) : undefined
    if (judged === undefined && !isForeignScript(text, language)) return []
    const note = `The paragraph is not written in the language "${language}".`
    return [{ kind: 'language', chapter: chapter.number, paragraph, note }]
  })
}
