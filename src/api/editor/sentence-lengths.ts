import { countWords, sentencesOf } from '../../lib/words.ts'
import type { Brief } from '../story/brief.ts'
import { givenWords, withoutGiven } from './given.ts'

export interface Sentence {
  readonly text: string
  /** Without the visitor's words, which the author must quote. */
  readonly words: number
}

export function sentencesIn(brief: Brief, paragraph: string): Sentence[] {
  const given = givenWords(brief)
  return sentencesOf(paragraph, brief.language).map(text => ({
    text,
    words: countWords(withoutGiven(text, given, brief.language), brief.language),
  }))
}
