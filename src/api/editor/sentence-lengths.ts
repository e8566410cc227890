import { countWords, sentencesOf } from '../../lib/words.ts'
import type { Brief } from '../story/brief.ts'
import { givenWords, withoutGiven } from './given.ts'

export interface Sentence {
  readonly text: string
  /** Its words without those of the visitor, which the author must quote as they are. */
  readonly words: number
}

/** The sentences of a paragraph with their lengths in the author's own words. */
export function sentencesIn(brief: Brief, paragraph: string): Sentence[] {
  const given = givenWords(brief)
  return sentencesOf(paragraph, brief.language).map(text => ({
    text,
    words: countWords(withoutGiven(text, given, brief.language), brief.language),
  }))
}
