import { paragraphs } from '../../lib/paragraphs.ts'
import { sentenceSpans } from '../narrator/sentences/sentence-spans.ts'

/** Read aloud in about half a minute, with the title of the chapter before it. */
const CHARACTERS = 380
/** Of scripts whose characters are syllables or words. */
const SYLLABLES = 130
const SYLLABIC = /^(?:ja|ko|zh)\b/
/** A text without the end of a sentence is cut: a provider is paid by the character. */
const CHARACTERS_MAX = 2 * CHARACTERS

/** The paragraphs with which a text begins, whole sentences of them. */
export function openingOf(text: string, language: string): string[] {
  const most = SYLLABIC.test(language) ? SYLLABLES : CHARACTERS
  const kept: string[] = []
  let taken = 0
  for (const paragraph of paragraphs(text)) {
    const part = paragraph.slice(0, CHARACTERS_MAX).toWellFormed()
    let end = 0
    for (const span of sentenceSpans(part, language)) {
      if (taken > 0 && taken + span.end - end > most) return end > 0 ? [...kept, part.slice(0, end)] : kept
      taken += span.end - end
      end = span.end
    }
    kept.push(part)
  }
  return kept
}
