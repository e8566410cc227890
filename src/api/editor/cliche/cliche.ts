import { own } from '../../../lib/own.ts'
import { sentencesOf } from '../../../lib/words.ts'
import type { Brief } from '../../story/brief.ts'
import type { Manuscript } from '../../story/manuscript.ts'
import type { Finding } from '../finding.ts'
import { folded } from '../folding.ts'
import { givenWords, withoutGiven } from '../given.ts'
import { paragraphsOf } from '../paragraphs.ts'
import { phrasePattern } from '../phrase-pattern.ts'
import { CLICHES_DE } from './de.ts'
import { CLICHES_EN } from './en.ts'
import { CLICHES_ES } from './es.ts'
import { CLICHES_FR } from './fr.ts'
import { CLICHES_IT } from './it.ts'

/** Folded, per language; a language without a list is not checked. */
export const CLICHES: Readonly<Record<string, readonly string[]>> = {
  en: CLICHES_EN,
  de: CLICHES_DE,
  fr: CLICHES_FR,
  es: CLICHES_ES,
  it: CLICHES_IT,
}

const patterns = new Map<string, RegExp>()

function patternFor(language: string): RegExp | undefined {
  const entries = own(CLICHES, language)
  if (!entries) return undefined
  const known = patterns.get(language)
  if (known) return known
  const made = phrasePattern(entries)
  patterns.set(language, made)
  return made
}

export function checkCliches(brief: Brief, chapter: Manuscript): Finding[] {
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
