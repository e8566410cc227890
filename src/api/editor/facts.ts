import { sentencesOf } from '../../lib/words.ts'
import type { Brief, Fact } from '../story/brief.ts'
import type { Manuscript } from '../story/manuscript.ts'
import { aliasTest } from './alias.ts'
import { findQuote } from './fact-quotes.ts'
import type { Finding } from './finding.ts'
import { paragraphsOf } from './paragraphs.ts'

const OPTIONAL_FACTS_SHARE = 0.95

/** `fact` is an id; chapters count from 1, paragraphs from 0; `quote` stands in the paragraph exactly so. */
export interface FoundFact {
  readonly fact: string
  readonly chapter: number
  readonly paragraph: number
  readonly quote: string
}

function quoteOf(paragraph: string, test: (text: string) => boolean, language: string): string {
  return sentencesOf(paragraph, language).find(test) ?? paragraph.trim()
}

/** Every sentence that says a fact in a word of its own, in order. */
export function mentionsOf(fact: Fact, chapters: readonly Manuscript[], language: string): FoundFact[] {
  const tests = fact.aliases.map(alias => aliasTest(alias, language))
  const mentionsFact = (text: string) => tests.some(test => test(text))
  return chapters.flatMap(chapter =>
    paragraphsOf(chapter).flatMap((text, paragraph): FoundFact[] => {
      if (!mentionsFact(text)) return []
      const sentences = sentencesOf(text, language).filter(mentionsFact)
      const quotes = sentences.length > 0 ? sentences : [text.trim()]
      return quotes.map(quote => ({ fact: fact.id, chapter: chapter.number, paragraph, quote }))
    }),
  )
}

function findFact(fact: Fact, chapters: readonly Manuscript[], language: string): FoundFact | undefined {
  const tests = fact.aliases.map(alias => aliasTest(alias, language))
  const mentionsFact = (text: string) => tests.some(test => test(text))
  for (const chapter of chapters) {
    const paragraphs = paragraphsOf(chapter)
    const paragraph = paragraphs.findIndex(mentionsFact)
    if (paragraph === -1) continue
    const quote = quoteOf(paragraphs[paragraph] ?? '', mentionsFact, language)
    return { fact: fact.id, chapter: chapter.number, paragraph, quote }
  }
  return undefined
}

/** By the author's quote where its own wording counts, else by a word of the answer. */
function findAnswer(fact: Fact, chapters: readonly Manuscript[], language: string): FoundFact | undefined {
  const quoted = fact.byQuote && findQuote(fact, chapters, language)
  return quoted ? { fact: fact.id, ...quoted } : findFact(fact, chapters, language)
}

/** First passage of each fact, in the order of the facts; no entry for facts not found. */
export function findFacts(brief: Brief, chapters: readonly Manuscript[]): FoundFact[] {
  return brief.facts.map(fact => findAnswer(fact, chapters, brief.language)).filter(found => found !== undefined)
}

export function checkFacts(brief: Brief, chapters: readonly Manuscript[]): Finding[] {
  const found = new Set(findFacts(brief, chapters).map(entry => entry.fact))
  const isMissing = (fact: Fact) => !found.has(fact.id)
  const isExpected = (fact: Fact) => !fact.isHeavy && !fact.mayBeLeftOut
  const optional = brief.facts.filter(fact => !fact.required && isExpected(fact))
  const enough = optional.filter(fact => found.has(fact.id)).length >= optional.length * OPTIONAL_FACTS_SHARE
  const missing = brief.facts.filter(fact => isMissing(fact) && (fact.required || (!enough && isExpected(fact))))
  return missing.map((fact, index) => missingFinding(fact, chapterFor(index, missing.length, chapters)))
}

/** Spreads missing facts over the story instead of crowding one chapter. */
function chapterFor(index: number, count: number, chapters: readonly Manuscript[]): number {
  return chapters[Math.floor((index * chapters.length) / count)]?.number ?? 1
}

function missingFinding(fact: Fact, chapter: number): Finding {
  const base = { kind: 'fact-missing', chapter, paragraph: undefined, fact: fact.id } as const
  if (fact.byQuote)
    return {
      ...base,
      note: `The answer "${fact.text}" does nothing in the story, or no quote shows where. Let it decide something in a scene of this chapter, in any wording, and quote that passage.`,
    }
  const words = fact.aliases.map(alias => `"${alias}"`).join(' or ')
  const note = `The story never says ${words} (the answer: "${fact.text}"). Make it matter in a scene of this chapter.`
  return { ...base, note }
}
