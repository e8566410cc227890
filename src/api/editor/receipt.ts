import type { Brief } from '../story/brief.ts'
import type { Manuscript } from '../story/manuscript.ts'
import { bestQuotes } from './best-quote.ts'
import { paragraphsOf } from './paragraphs.ts'

/** `fact` is an id, `quote` a sentence as it stands; chapters count from 1, paragraphs from 0. */
export interface ReceiptEntry {
  readonly fact: string
  readonly required: boolean
  /** Null for the fixed fields. */
  readonly question: string | null
  readonly answer: string
  readonly chapter: number
  readonly paragraph: number
  readonly quote: string
  /** Start of the quote, in UTF-16 units of the paragraph. */
  readonly start: number
}

const DYNAMIC = /^dynamic\.(\d+)$/

const questionOf = (brief: Brief, fact: string): string | null =>
  brief.answers[Number(DYNAMIC.exec(fact)?.[1] ?? Number.NaN)]?.question ?? null

/** Where each answer does something, in the order of the answers, none for answers not found. Throws when a quote is not where it was found. */
export function receiptOf(brief: Brief, chapters: readonly Manuscript[]): ReceiptEntry[] {
  const facts = new Map(brief.facts.map(fact => [fact.id, fact]))
  return bestQuotes(brief, chapters).map(({ fact: id, chapter, paragraph, quote }) => {
    const fact = facts.get(id)
    const containing = chapters.find(({ number }) => number === chapter)
    const start = containing ? (paragraphsOf(containing)[paragraph] ?? '').indexOf(quote) : -1
    if (!fact || start === -1) throw new Error('a quote of the receipt is not in the text')
    const { required, text: answer } = fact
    return { fact: id, required, question: questionOf(brief, id), answer, chapter, paragraph, quote, start }
  })
}
