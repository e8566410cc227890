import { FIELD_NAMES, ownTexts } from '../../prompts/all-prompts.ts'
import type { Brief } from '../../story/brief.ts'
import type { Manuscript } from '../../story/manuscript.ts'
import type { Finding } from '../finding.ts'
import { folded } from '../folding.ts'
import { givenWords, withoutGiven } from '../given.ts'
import { outsideDialogue } from '../outside-dialogue.ts'
import { paragraphsOf } from '../paragraphs.ts'
import { phrasePattern } from '../phrase-pattern.ts'
import { REFUSALS } from './refusals.ts'

/** Words in a row that no story shares with our prompts by chance. */
const SHARED_WORDS = 6
const OWN_LANGUAGE = 'en'

const WORD = /[\p{L}\p{N}]+/gu

const refusal = phrasePattern(REFUSALS)
const known = new WeakMap<Brief, ReadonlySet<string>>()

const sequencesIn = (text: string): string[] => {
  const words = folded(text, OWN_LANGUAGE).match(WORD) ?? []
  return Array.from({ length: Math.max(0, words.length - SHARED_WORDS + 1) }, (_, at) =>
    words.slice(at, at + SHARED_WORDS).join(' '),
  )
}

function ownSequences(brief: Brief): ReadonlySet<string> {
  const made = known.get(brief) ?? new Set(ownTexts(brief).flatMap(sequencesIn))
  known.set(brief, made)
  return made
}

/** Phrases of models about themselves, or of our prompts only. */
export const modelTalkIn = (text: string): string | undefined => refusal.exec(text)?.[0] ?? FIELD_NAMES.exec(text)?.[0]

export function sharesOrders(text: string, orders: readonly string[]): boolean {
  const ours = new Set(orders.flatMap(sequencesIn))
  return sequencesIn(text).some(sequence => ours.has(sequence))
}

function promptLeakIn(text: string, brief: Brief): string | undefined {
  const narrated = withoutGiven(outsideDialogue(text), givenWords(brief), brief.language)
  const left = withoutGiven(text, givenWords(brief), brief.language)
  // A refusal may be somebody's in the story: "I cannot help with that."
  const spoken = refusal.exec(narrated)?.[0] ?? FIELD_NAMES.exec(left)?.[0]
  if (spoken !== undefined) return spoken
  const ours = ownSequences(brief)
  return sequencesIn(left).find(sequence => ours.has(sequence))
}

/** Prompt leaks in title and paragraphs, as written; translated or reworded ones are not found. */
export function checkPromptLeak(brief: Brief, chapter: Manuscript): Finding[] {
  const check = (text: string, paragraph: number | undefined): Finding[] => {
    const leaked = promptLeakIn(text, brief)
    const note = `"${leaked}" is no part of a story. Tell what happens instead.`
    return leaked === undefined ? [] : [{ kind: 'leak', chapter: chapter.number, paragraph, note }]
  }
  return [
    ...check(chapter.title, undefined),
    ...paragraphsOf(chapter).flatMap((text, paragraph) => check(text, paragraph)),
  ]
}
