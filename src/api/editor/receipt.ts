import type { Brief } from '../story/brief.ts'
import type { Manuscript } from '../story/manuscript.ts'
import { findFacts } from './facts.ts'
import { paragraphsOf } from './paragraphs.ts'

/** Where one answer is told in a story. */
export interface ReceiptEntry {
  /** Id of the fact. */
  readonly fact: string
  readonly required: boolean
  /** What was asked, where the visitor was asked in words of the story's own; null for the fixed fields. */
  readonly question: string | null
  /** As it was given. */
  readonly answer: string
  /** Counted from 1. */
  readonly chapter: number
  /** Counted from 0. */
  readonly paragraph: number
  /** The sentence, as it stands in the paragraph. */
  readonly quote: string
  /** Where the quote begins in its paragraph, in UTF-16 units. */
  readonly start: number
}

const DYNAMIC = /^dynamic\.(\d+)$/

const questionOf = (brief: Brief, fact: string): string | null =>
  brief.answers[Number(DYNAMIC.exec(fact)?.[1] ?? Number.NaN)]?.question ?? null

/**
 * The sentence each answer is told in, in the order of the answers; an answer that is not told has no entry.
 * Throws when a quote does not stand where it was found: a receipt must never claim what the story does not say.
 */
export function receiptOf(brief: Brief, chapters: readonly Manuscript[]): ReceiptEntry[] {
  const facts = new Map(brief.facts.map(fact => [fact.id, fact]))
  return findFacts(brief, chapters).map(({ fact: id, chapter, paragraph, quote }) => {
    const fact = facts.get(id)
    const told = chapters.find(({ number }) => number === chapter)
    const start = told ? (paragraphsOf(told)[paragraph] ?? '').indexOf(quote) : -1
    if (!fact || start === -1) throw new Error('a quote of the receipt is not in the text')
    const { required, text: answer } = fact
    return { fact: id, required, question: questionOf(brief, id), answer, chapter, paragraph, quote, start }
  })
}
