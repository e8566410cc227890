import { CONSTRAINTS, type Constraint, TOPICS, type Topic } from './language-words.ts'
import type { Lexicon, List } from './lexicon.ts'
import { type Match, matches, type Reading } from './patterns.ts'
import { isHero, type Known, type Mention, mentionsIn } from './people.ts'
import { type Token, tokensOf } from './tokens.ts'

/** Words before a match in which a negation turns it round. */
const NEGATED_WITHIN = 2

export interface ReadText extends Reading {
  readonly lexicon: Lexicon
  readonly people: readonly Known[]
  readonly mentions: readonly Mention[]
  readonly found: ReadonlyMap<string, readonly Match[]>
  /** Tokens of idioms, and of what is told of a tale. */
  readonly masked: ReadonlySet<number>
}

const span = ({ from, to }: Match): number[] => Array.from({ length: to - from }, (_, index) => from + index)

/** Sentences that tell of a game, a book or a ghost, and of nobody's own people. */
function fictionIn({ tokens, found, mentions }: Omit<ReadText, 'masked'>): number[] {
  const ofTale = new Set(found.get('fiction')?.map(({ from }) => tokens[from]?.sentence))
  for (const mention of mentions) if (!isHero(mention)) ofTale.delete(tokens[mention.at]?.sentence)
  return ofTale.size === 0 ? [] : tokens.flatMap(({ sentence }, at) => (ofTale.has(sentence) ? [at] : []))
}

export function readText(lexicon: Lexicon, people: readonly Known[], words: string): ReadText {
  const tokens = tokensOf(words, lexicon.language)
  const mentions = mentionsIn(lexicon, people, tokens)
  const named = new Set(mentions.flatMap(({ at, end }) => span({ from: at, to: end, persons: [] })))
  const reading: Reading = {
    tokens,
    isPerson: at => named.has(at),
    isNegation: word => lexicon.negations.has(word),
  }
  const text = { ...reading, lexicon, people, mentions, found: matches(lexicon.patterns, reading) }
  const idioms = text.found.get('idioms')?.flatMap(span) ?? []
  return { ...text, masked: new Set([...idioms, ...fictionIn(text)]) }
}

function isNegated({ tokens, isNegation }: Reading, { from }: Match): boolean {
  const before = tokens.slice(Math.max(0, from - NEGATED_WITHIN), from)
  return before.some(({ word, clause }: Token) => isNegation(word) && clause === tokens[from]?.clause)
}

/** What a list finds and is meant. */
export const meant = (text: ReadText, list: List): Match[] =>
  (text.found.get(list) ?? []).filter(match => !isNegated(text, match) && !span(match).some(at => text.masked.has(at)))

/** What says that somebody died; the weaker words only behind a name in their sentence. */
export function deathsIn(text: ReadText): Match[] {
  const { tokens, mentions } = text
  const isSaidOf = ({ from }: Match) =>
    mentions.some(one => one.end <= from && !isHero(one) && tokens[one.at]?.sentence === tokens[from]?.sentence)
  return [...meant(text, 'dead'), ...meant(text, 'deadOf').filter(isSaidOf)]
}

export const topicsIn = (text: ReadText): Topic[] => TOPICS.filter(topic => meant(text, topic).length > 0)

export const constraintsIn = (text: ReadText): Constraint[] =>
  CONSTRAINTS.filter(constraint => meant(text, `no ${constraint}`).length > 0)
