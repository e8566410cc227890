import type { Brief } from '../story/brief.ts'
import type { Manuscript } from '../story/manuscript.ts'
import { checkAge } from './age/age.ts'
import { checkLastWords } from './age/last-words.ts'
import { checkCliches } from './cliche/cliche.ts'
import { checkContradictions } from './contradiction/contradiction.ts'
import { checkMisspelledNames } from './contradiction/misspelled-names.ts'
import { checkEnding } from './ending.ts'
import type { Finding } from './finding.ts'
import { checkLanguage } from './language.ts'
import { checkChapterLength } from './length.ts'
import { checkPlaceholders } from './placeholder.ts'
import { checkPromptLeak } from './prompt-leak/prompt-leak.ts'
import { checkSafety } from './safety/safety.ts'
import { checkSpacing } from './spacing.ts'

export function checkText(brief: Brief, chapter: Manuscript): Finding[] {
  return [
    ...checkPlaceholders(brief, chapter),
    ...checkSpacing(brief, chapter),
    ...checkLanguage(brief, chapter),
    ...checkSafety(brief, chapter),
    ...checkPromptLeak(brief, chapter),
    ...checkContradictions(brief, chapter),
    ...checkMisspelledNames(brief, chapter),
    ...checkAge(brief, chapter),
    ...checkCliches(brief, chapter),
  ]
}

/** `words` is the chapter's budget. Never catch an error to go on: a failed check must stop the story. */
export function checkChapter(
  brief: Brief,
  chapter: Manuscript,
  options: { readonly words: number; readonly isLast: boolean },
): Finding[] {
  return [
    ...checkChapterLength(brief, chapter, options.words),
    ...checkEnding(brief, chapter, options.isLast),
    ...checkLastWords(brief, chapter, options.isLast),
    ...checkText(brief, chapter),
  ]
}
