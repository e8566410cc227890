import type { Seeded } from '../../../lib/seeded.ts'
import { isAnswerLanguage } from './answers/reading.ts'
import type { Beat, Insert, Plot, SlotName, Template } from './language-pack.ts'
import { leastUsed, type Recall } from './recall.ts'
import { withPronouns } from './references/pronouns.ts'
import { chosen, type Paragraph, paragraphs, type TokenResolver } from './template.ts'

export interface Candidate {
  readonly beat: Beat
  /** Index of the plot's scene. */
  readonly scene: number
  readonly paragraphs: readonly Paragraph[]
  readonly phrasing: Template
  /** The phrasing with its choices made. */
  readonly wording: Template
  /** Words in any case, and words of optional sentences. */
  readonly fixed: number
  readonly optional: number
}

/** Share of the beats that are told shortly. */
const SHORT_SHARES: Readonly<Record<Measure, number>> = { free: 0, mixed: 0.6, brief: 0.85, terse: 1, ample: 0 }
/** Marks that stand in for one that a plot does not have, the nearest first. */
const SPARE_SLOTS: readonly SlotName[] = ['road', 'company', 'quiet', 'after']

interface Position {
  readonly scene: number
  readonly beats: Beat[]
}

/** Positions of what opens each scene that is told in any case, from the second scene to the one before the turn. */
function openings({ scenes }: Plot, positions: readonly Position[]): Position[] {
  const quiet = scenes.findIndex(({ beats }) => beats.some(beat => 'slot' in beat && beat.slot === 'quiet'))
  const last = quiet < 0 ? scenes.length - 1 : quiet
  const found = new Map<number, Position>()
  for (const position of positions) {
    const { scene, beats } = position
    if (scene > 0 && scene <= last && beats[0]?.rank === 0 && !found.has(scene)) found.set(scene, position)
  }
  return [...found.values()]
}

/** What comes in by the way stands apart, as long as the plot has scenes for it. */
function spread(plot: Plot, inserts: readonly Insert[], positions: readonly Position[]): void {
  const inner = openings(plot, positions)
  const there = inner.length > 0 ? inner : positions.slice(0, 1)
  const ordered = inserts.toSorted((one, other) => (one.spread ?? 0) - (other.spread ?? 0))
  for (const [index, insert] of ordered.entries())
    there[Math.floor((index * there.length) / ordered.length)]?.beats.push(insert)
}

/** Deals the inserts of each slot evenly to the plot's marks, in order. */
export function dealt(plot: Plot, all: readonly Insert[]): Position[] {
  const inserts = all.filter(insert => insert.spread === undefined)
  const positions: Position[] = []
  const marks = new Map<SlotName, Position[]>()
  for (const [scene, { beats }] of plot.scenes.entries())
    for (const beat of beats) {
      const position: Position = { scene, beats: 'slot' in beat ? [] : [beat] }
      positions.push(position)
      if ('slot' in beat) marks.set(beat.slot, [...(marks.get(beat.slot) ?? []), position])
    }
  for (const slot of new Set(inserts.map(insert => insert.slot))) {
    const own = inserts.filter(insert => insert.slot === slot)
    // Where the story happens is said where people come in.
    const spare = slot === 'portrait' ? ['company' as const, ...SPARE_SLOTS] : SPARE_SLOTS
    const there = [slot, ...spare].map(name => marks.get(name)).find(found => found !== undefined) ?? []
    for (const [index, insert] of own.entries())
      there[Math.floor((index * there.length) / own.length)]?.beats.push(insert)
  }
  spread(
    plot,
    all.filter(insert => insert.spread !== undefined),
    positions,
  )
  return positions
}

export interface PhrasingOptions {
  readonly resolve: TokenResolver
  readonly random: Seeded
  readonly language: string
  readonly measure: Measure
  readonly memory: Recall
}

/**
 * `terse` takes the short phrasings and the shortest of several, `ample` the longest; `mixed` and `brief` take short ones
 * here and there, or mostly.
 */
export type Measure = 'free' | 'mixed' | 'brief' | 'terse' | 'ample'

export const wordsOf = (texts: readonly Paragraph[], optional: boolean) =>
  texts.flat().reduce((sum, stretch) => sum + (stretch.optional === optional ? stretch.words : 0), 0)

function candidate(beat: Beat, scene: number, options: PhrasingOptions): Candidate {
  const { resolve, random, language, measure, memory } = options
  const share = SHORT_SHARES[measure]
  const isShort = share === 1 || (share > 0 && random.next() < share)
  const phrasings = leastUsed(isShort && beat.short ? beat.short : beat.phrasings, memory.timesPhrased)
  const phrase = (phrasing: Template): Candidate => {
    const drawn = chosen(phrasing, random)
    const wording = isAnswerLanguage(language) ? withPronouns(drawn, language, resolve) : drawn
    const told = paragraphs(wording, resolve, random, language)
    const words = { fixed: wordsOf(told, false), optional: wordsOf(told, true) }
    return { beat, scene, paragraphs: told, phrasing, wording, ...words }
  }
  if (measure !== 'terse' && measure !== 'ample') return phrase(random.pick(phrasings))
  const variants = random.shuffle(phrasings).map(phrase)
  const size = (one: Candidate) => (measure === 'terse' ? -one.fixed : one.fixed + one.optional)
  return variants.reduce((best, one) => (size(one) > size(best) ? one : best))
}

export function candidates(plot: Plot, inserts: readonly Insert[], options: PhrasingOptions): Candidate[] {
  return dealt(plot, inserts).flatMap(({ scene, beats }) => beats.map(beat => candidate(beat, scene, options)))
}

/** Conditions as in `needs` of a beat. */
export function meetsNeeds(needs: string | undefined, world: ReadonlySet<string>): boolean {
  if (!needs) return true
  const one = (tag: string) => (tag.startsWith('!') ? !world.has(tag.slice(1)) : world.has(tag))
  return needs.split(' ').every(need => need.split('/').some(one))
}

export function withNeedsMet(all: readonly Candidate[], tags: Iterable<string>): Candidate[] {
  const world = new Set(tags)
  return all.filter(({ beat }) => {
    if (!meetsNeeds(beat.needs, world)) return false
    for (const tag of beat.gives?.split(' ') ?? []) world.add(tag)
    return true
  })
}
