import { own } from '../../lib/own.ts'
import { wordsOf } from '../../lib/words.ts'
import type { Brief } from '../story/brief.ts'
import type { Manuscript } from '../story/manuscript.ts'
import type { Finding } from './finding.ts'
import { givenWords, withoutGiven } from './given.ts'
import { paragraphsOf } from './paragraphs.ts'
import { letterOf } from './script.ts'
import { STOP_WORDS } from './stop-words.ts'

/** Shorter paragraphs prove nothing: "Non, merci!" may stand in an English story. */
const WORDS_TO_JUDGE = 12
/** Share of foreign stop words that no text reaches by chance. */
const FOREIGN_SHARE = 0.25
/** Factor by which foreign stop words must outnumber the story's own. */
const FOREIGN_LEAD = 2
/** Share of letters in the language's script; below 1 for foreign names. */
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

/** Paragraphs in another language, by script and stop words; the visitor's words are not judged. */
export function checkLanguage(brief: Brief, chapter: Manuscript): Finding[] {
  const { language } = brief
  const given = givenWords(brief)
  return paragraphsOf(chapter).flatMap((original, paragraph): Finding[] => {
    const text = withoutGiven(original, given, language)
    const judged = Object.hasOwn(STOP_WORDS, language) ? foreignLanguage(text, language) : undefined
    if (judged === undefined && !isForeignScript(text, language)) return []
    const note = `The paragraph is not written in the language "${language}".`
    return [{ kind: 'language', chapter: chapter.number, paragraph, note }]
  })
}
