import { sentencesOf } from '../../../lib/words.ts'
import type { Fact } from '../../story/brief.ts'
import type { Manuscript } from '../../story/manuscript.ts'
import type { Bible, Outline } from '../author.ts'
import { closestText } from './closest-text.ts'

interface Shown {
  readonly chapter: number
  readonly text: string
}

/** What the last chapter has to keep, with the sentence in which a reader met it; undefined where none is found. */
interface Owed {
  readonly promises: readonly { readonly promise: string; readonly made: Shown | undefined }[]
  readonly planted: { readonly what: string; readonly pays: string; readonly shown: Shown | undefined }
  readonly shownInPassing: readonly { readonly answer: string; readonly shown: Shown | undefined }[]
}

/** The sentence of the chapters that has most of the words; undefined where none has enough. */
function shownIn(chapters: readonly Manuscript[], text: string, language: string): Shown | undefined {
  const sentences = chapters.flatMap(chapter =>
    chapter.text
      .split('\n')
      .flatMap(paragraph => sentencesOf(paragraph, language))
      .map(sentence => ({ chapter: chapter.number, text: sentence })),
  )
  const at = closestText(
    sentences.map(sentence => sentence.text),
    text,
    language,
  )
  return at === undefined ? undefined : sentences[at]
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
  const shown = (text: string) => shownIn(before, text, brief.language)
  return {
    promises: secret.promises.map(promise => ({ promise, made: shown(promise) })),
    planted: { what: secret.planted, pays: secret.pays, shown: shown(secret.planted) },
    shownInPassing: plantedFacts(brief.facts, outline).map(({ text }) => ({ answer: text, shown: shown(text) })),
  }
}
