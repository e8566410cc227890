import { type Formula, formulasFor } from '../../../lib/readability/readability.ts'
import { measuresOf, type TextMeasures } from '../../../lib/readability/text-measures.ts'
import type { Brief } from '../../story/brief.ts'
import type { Manuscript } from '../../story/manuscript.ts'
import type { Finding } from '../finding.ts'
import { paragraphsOf } from '../paragraphs.ts'
import { FORMULA_BANDS, LONG_GRAMMAR_BANDS, LONG_GRAMMAR_LANGUAGES } from './bands.ts'

/** Readability formulas mean nothing below this. */
const WORDS_TO_JUDGE = 60
/** For paragraphs of a chapter already found too hard. */
const PARAGRAPH_WORDS_TO_JUDGE = 12

/** Undefined when every score is allowed. */
function bandOf(formula: Formula, { language, targetAge }: Brief): number | undefined {
  const bands = LONG_GRAMMAR_LANGUAGES.has(language) ? LONG_GRAMMAR_BANDS[formula.name] : undefined
  return (bands ?? FORMULA_BANDS[formula.name])?.[targetAge]
}

function isTooHard(formula: Formula, measures: TextMeasures | undefined, band: number): boolean {
  if (!measures) return false
  const score = formula.score(measures)
  return formula.isEase ? score < band : score > band
}

function hardParagraphs(formula: Formula, band: number, chapter: Manuscript, language: string): (number | undefined)[] {
  const hard = paragraphsOf(chapter).flatMap((text, paragraph) => {
    const measures = measuresOf(text, language)
    const isJudged = measures !== undefined && measures.words >= PARAGRAPH_WORDS_TO_JUDGE
    return isJudged && isTooHard(formula, measures, band) ? [paragraph] : []
  })
  return hard.length > 0 ? hard : [undefined]
}

export function checkReadingEase(brief: Brief, chapter: Manuscript): Finding[] {
  const measures = measuresOf(chapter.text, brief.language)
  if (!measures || measures.words < WORDS_TO_JUDGE) return []
  return formulasFor(brief.language).flatMap((formula): Finding[] => {
    const band = bandOf(formula, brief)
    if (band === undefined || !isTooHard(formula, measures, band)) return []
    const score = Math.round(formula.score(measures))
    const note = `The chapter is too hard for this age (${formula.name} ${score}, wanted ${band}). Use shorter words and sentences.`
    return hardParagraphs(formula, band, chapter, brief.language).map(paragraph => {
      return { kind: 'age', chapter: chapter.number, paragraph, note }
    })
  })
}
