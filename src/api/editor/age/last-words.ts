import { own } from '../../../lib/own.ts'
import { sentencesOf } from '../../../lib/words.ts'
import type { Brief } from '../../story/brief.ts'
import type { Manuscript } from '../../story/manuscript.ts'
import type { Finding } from '../finding.ts'
import { folded } from '../folding.ts'
import { paragraphsOf } from '../paragraphs.ts'
import { phrasePattern } from '../phrase-pattern.ts'
import { DESPAIR } from './despair.ts'

const LAST_SENTENCES = 3
const CRY = /[!！]/u
const CRY_CHAIN = /[!！]\s*[!！]/u
const ASKS_ON = /[?？][\s"'”“„’‘»«›‹)\]]*$/u

function isLoud(text: string, language: string): boolean {
  const cries = sentencesOf(text, language).map(sentence => CRY.test(sentence))
  const inARow = cries.some((cry, index) => cry && cries[index + 1] === true)
  return CRY_CHAIN.test(text) || inARow || cries.slice(-LAST_SENTENCES).filter(Boolean).length > 1
}

function wakefulness(text: string, language: string): string | undefined {
  if (isLoud(text, language))
    return 'A bedtime story ends quietly: no chain of exclamation marks in its last paragraph.'
  return ASKS_ON.test(text.trim())
    ? 'A bedtime story ends at rest: its last sentence must not be an open question.'
    : undefined
}

function despair(text: string, language: string): string | undefined {
  const entries = own(DESPAIR, language)
  const found = entries && phrasePattern(entries).exec(folded(text, language))?.[0]
  return found === undefined
    ? undefined
    : `No chapter may end in despair ("${found}"): nobody sleeps before the next one. In its last paragraph a light is found.`
}

/** A chapter may be the last one that is read in an evening. */
export function checkLastWords(brief: Brief, chapter: Manuscript, isLast: boolean): Finding[] {
  const isSmall = brief.targetAge === 'toddler' || brief.targetAge === 'child'
  if (!isSmall) return []
  const paragraphs = paragraphsOf(chapter)
  const paragraph = paragraphs.length - 1
  const last = paragraphs[paragraph] ?? ''
  const notes = [
    despair(last, brief.language),
    isLast && brief.category === 'bedtime' ? wakefulness(last, brief.language) : undefined,
  ]
  return notes
    .filter(note => note !== undefined)
    .map(note => ({ kind: 'age', chapter: chapter.number, paragraph, note }))
}
