import { findQuote } from '../../editor/fact-quotes.ts'
import type { Fact } from '../../story/brief.ts'
import type { Manuscript } from '../../story/manuscript.ts'
import type { Bible, Outline } from '../author.ts'
import { closestText } from './closest-text.ts'

interface Shown {
  readonly chapter: number
  readonly text: string
}

/** What the last chapter has to keep, with the paragraph in which a reader met it; undefined where none is found. */
interface Owed {
  readonly promises: readonly { readonly promise: string; readonly made: Shown | undefined }[]
  readonly planted: { readonly what: string; readonly pays: string; readonly shown: Shown | undefined }
  readonly shownInPassing: readonly { readonly answer: string; readonly shown: Shown | undefined }[]
}

/** The paragraph of the chapters that has most of the words; undefined where none has enough. */
function shownIn(chapters: readonly Manuscript[], text: string, language: string): Shown | undefined {
  const paragraphs = chapters.flatMap(({ number, text: whole }) =>
    whole.split('\n').map(paragraph => ({ chapter: number, text: paragraph })),
  )
  const texts = paragraphs.map(paragraph => paragraph.text)
  return paragraphs[closestText(texts, text, language) ?? Number.NaN]
}

/** By the author's own quote where there is one. */
function factShown(fact: Fact, chapters: readonly Manuscript[], language: string): Shown | undefined {
  const quoted = findQuote(fact, chapters, language)
  return quoted ? { chapter: quoted.chapter, text: quoted.quote } : shownIn(chapters, fact.text, language)
}

/** Facts that the outline has shown in passing. */
function plantedFacts(facts: readonly Fact[], outline: Outline | undefined): Fact[] {
  const ids = new Set(outline?.chapters.flatMap(({ plants }) => plants ?? []))
  return facts.filter(({ id }) => ids.has(id))
}

/**
 * The promises of the plot and what was planted, as the earlier chapters made them: all of these, also those that a request no longer holds.
 * Undefined without earlier chapters or a secret.
 */
export function owedByEnding(
  { brief, plan }: Bible,
  outline: Outline | undefined,
  before: readonly Manuscript[],
): Owed | undefined {
  const { secret } = plan
  if (!secret || before.length === 0) return undefined
  const { language } = brief
  const shown = (text: string) => shownIn(before, text, language)
  const planted = plantedFacts(brief.facts, outline)
  return {
    promises: secret.promises.map(promise => ({ promise, made: shown(promise) })),
    planted: { what: secret.planted, pays: secret.pays, shown: shown(secret.planted) },
    shownInPassing: planted.map(fact => ({ answer: fact.text, shown: factShown(fact, before, language) })),
  }
}
