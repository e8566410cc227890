import { sentencesOf } from '../../lib/words.ts'
import type { Brief, Fact } from '../story/brief.ts'
import type { Manuscript } from '../story/manuscript.ts'
import { aliasTest } from './alias.ts'
import type { Finding } from './finding.ts'
import { paragraphsOf } from './paragraphs.ts'

/** Share of the optional answers that a story must use. */
const OPTIONAL_FACTS_SHARE = 0.95

/** Where a fact is told. */
export interface FoundFact {
  /** Id of the fact. */
  readonly fact: string
  /** Counted from 1. */
  readonly chapter: number
  /** Counted from 0. */
  readonly paragraph: number
  /** Words that stand in the paragraph exactly so. */
  readonly quote: string
}

function quoteOf(paragraph: string, test: (text: string) => boolean, language: string): string {
  return sentencesOf(paragraph, language).find(test) ?? paragraph.trim()
}

function findFact(fact: Fact, chapters: readonly Manuscript[], language: string): FoundFact | undefined {
  const tests = fact.aliases.map(alias => aliasTest(alias, language))
  const told = (text: string) => tests.some(test => test(text))
  for (const chapter of chapters) {
    const paragraphs = paragraphsOf(chapter)
    const paragraph = paragraphs.findIndex(told)
    if (paragraph === -1) continue
    const quote = quoteOf(paragraphs[paragraph] ?? '', told, language)
    return { fact: fact.id, chapter: chapter.number, paragraph, quote }
  }
  return undefined
}

/** The first place of each fact that is told, in the order of the facts. A fact that is not told has no entry. */
export function findFacts(brief: Brief, chapters: readonly Manuscript[]): FoundFact[] {
  return brief.facts.map(fact => findFact(fact, chapters, brief.language)).filter(found => found !== undefined)
}

/** Each required fact that is not told, and the optional ones when too many of them are missing. */
export function checkFacts(brief: Brief, chapters: readonly Manuscript[]): Finding[] {
  const found = new Set(findFacts(brief, chapters).map(entry => entry.fact))
  const isMissing = (fact: Fact) => !found.has(fact.id)
  const optional = brief.facts.filter(fact => !fact.required)
  const enough = optional.filter(fact => found.has(fact.id)).length >= optional.length * OPTIONAL_FACTS_SHARE
  const missing = brief.facts.filter(fact => isMissing(fact) && (fact.required || !enough))
  return missing.map((fact, index) => missingFinding(fact, chapterFor(index, missing.length, chapters)))
}

/** Spreads what is missing over the story instead of crowding one chapter. */
function chapterFor(index: number, count: number, chapters: readonly Manuscript[]): number {
  return chapters[Math.floor((index * chapters.length) / count)]?.number ?? 1
}

function missingFinding(fact: Fact, chapter: number): Finding {
  const words = fact.aliases.map(alias => `"${alias}"`).join(' or ')
  const note = `The story never says ${words} (the answer: "${fact.text}"). Make it matter in a scene of this chapter.`
  return { kind: 'fact-missing', chapter, paragraph: undefined, note, fact: fact.id }
}
