import { own } from '../../../lib/own.ts'
import { sentencesOf } from '../../../lib/words.ts'
import type { Brief } from '../../story/brief.ts'
import type { Manuscript } from '../../story/manuscript.ts'
import type { Finding } from '../finding.ts'
import { folded } from '../folding.ts'
import { givenWords, withoutGiven } from '../given.ts'
import { paragraphsOf } from '../paragraphs.ts'
import { phrasePattern } from '../phrase-pattern.ts'
import { WORN_DE } from './de.ts'
import { WORN_EN } from './en.ts'
import { WORN_ES } from './es.ts'
import { WORN_FR } from './fr.ts'
import { WORN_IT } from './it.ts'

/** Folded, per language; a language without a list is not checked. */
export const WORN: Readonly<Record<string, readonly string[]>> = {
  en: WORN_EN,
  de: WORN_DE,
  fr: WORN_FR,
  es: WORN_ES,
  it: WORN_IT,
}

const patterns = new Map<string, RegExp>()

function patternFor(language: string): RegExp | undefined {
  const entries = own(WORN, language)
  if (!entries) return undefined
  const known = patterns.get(language)
  if (known) return known
  const made = phrasePattern(entries)
  patterns.set(language, made)
  return made
}

export function checkWorn(brief: Brief, chapter: Manuscript): Finding[] {
  const { language } = brief
  const pattern = patternFor(language)
  if (!pattern) return []
  const given = givenWords(brief)
  return paragraphsOf(chapter).flatMap((text, paragraph) => {
    if (!pattern.test(folded(text, language))) return []
    return sentencesOf(text, language).flatMap((sentence): Finding[] => {
      const phrase = pattern.exec(withoutGiven(sentence, given, language))?.[0]
      if (phrase === undefined) return []
      const note = `"${phrase}" is worn out. Rewrite the sentence with one exact thing that is seen or done.`
      return [{ kind: 'worn', chapter: chapter.number, paragraph, note }]
    })
  })
}
