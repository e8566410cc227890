import { isThing, type ThingName } from '../things/thing-table.ts'
import { findWords } from './find-words.ts'

/** What a story says of itself, by how much each text counts. */
export interface StoryTexts {
  /** A code as in the list of names. */
  readonly language: string
  /** What the visitor answered: it wins. */
  readonly answers: readonly string[]
  readonly title: string
  /** The one thing that comes back, where the author says so. */
  readonly motif?: string
  readonly summaries: readonly string[]
}

const WEIGHTS = { answers: 6, motif: 8, title: 7, summaries: 2 } as const
/** In every story: they matter where a title or an answer names them. */
const COMMON: ReadonlySet<string> = new Set([
  'door',
  'window',
  'table',
  'chair',
  'bed',
  'tree',
  'stone',
  'sun',
  'moon',
  'star',
  'cloud',
  'picture',
  'box',
  'pillow',
  'flower',
  'leaf',
  'street-lamp',
  'cup',
  'bench',
  'heart',
  'sign',
  'needle',
  'ring',
  'handbag',
  'wave',
  'notes',
  'gate',
  'dress',
  'shoe',
  'coat',
  'fence',
  'car',
  'wheel',
  'bush',
  'bottle',
  'clock',
  'shadow',
  'house',
  'curtain',
  'hole',
  'tower',
  'bowl',
  'lift',
  'bear',
  'cat',
  'dog',
])
const COMMON_SHARE = 0.34
const REPEATS_MAX = 3
const THINGS_MAX = 5
const LEAST = 2

function add(scores: Map<string, number>, found: readonly string[], weight: number): void {
  const counts = new Map<string, number>()
  for (const key of found) counts.set(key, Math.min(REPEATS_MAX, (counts.get(key) ?? 0) + 1))
  for (const [key, count] of counts) scores.set(key, (scores.get(key) ?? 0) + weight * (1 + (count - 1) * 0.5))
}

function scored(table: 'things' | 'locations', texts: StoryTexts): readonly (readonly [key: string, score: number])[] {
  const scores = new Map<string, number>()
  const find = (text: string) => findWords(table, text, texts.language)
  add(scores, texts.answers.flatMap(find), WEIGHTS.answers)
  add(scores, find(texts.motif ?? ''), WEIGHTS.motif)
  add(scores, find(texts.title), WEIGHTS.title)
  add(scores, texts.summaries.flatMap(find), WEIGHTS.summaries)
  return Array.from(scores).toSorted((a, b) => b[1] - a[1])
}

/** Things that matter most first, five at most. */
export function thingsOf(texts: StoryTexts): readonly ThingName[] {
  return scored('things', texts)
    .map(([key, score]) => [key, COMMON.has(key) ? score * COMMON_SHARE : score] as const)
    .toSorted((a, b) => b[1] - a[1])
    .filter(([, score]) => score >= LEAST)
    .flatMap(([key]) => (isThing(key) ? [key] : []))
    .slice(0, THINGS_MAX)
}

/** Locations that a story is about, the one that matters most first. */
export const locationsOf = (texts: StoryTexts): readonly string[] => scored('locations', texts).map(([key]) => key)
