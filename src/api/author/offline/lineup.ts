import type { Seeded } from '../../../lib/seeded.ts'
import type { Beat, Insert, Plot, SlotName, Template } from './language-pack.ts'
import { leastTold, type Recall } from './recall.ts'
import { type Paragraph, paragraphs, type Say } from './template.ts'

export interface Candidate {
  readonly beat: Beat
  /** Index of the plot's scene. */
  readonly scene: number
  readonly paragraphs: readonly Paragraph[]
  readonly phrasing: Template
  /** Words in any case, and words of optional sentences. */
  readonly fixed: number
  readonly loose: number
}

const SPARE_SLOT: SlotName = 'road'

interface Placed {
  readonly scene: number
  readonly beats: Beat[]
}

/** Deals the inserts of each slot evenly to the plot's marks, in order. */
function dealt(plot: Plot, inserts: readonly Insert[]): Placed[] {
  const places: Placed[] = []
  const marks = new Map<SlotName, Placed[]>()
  for (const [scene, { beats }] of plot.scenes.entries())
    for (const beat of beats) {
      const place: Placed = { scene, beats: 'slot' in beat ? [] : [beat] }
      places.push(place)
      if ('slot' in beat) marks.set(beat.slot, [...(marks.get(beat.slot) ?? []), place])
    }
  for (const slot of new Set(inserts.map(insert => insert.slot))) {
    const own = inserts.filter(insert => insert.slot === slot)
    const there = marks.get(slot) ?? marks.get(SPARE_SLOT) ?? []
    for (const [index, insert] of own.entries())
      there[Math.floor((index * there.length) / own.length)]?.beats.push(insert)
  }
  return places
}

export interface Telling {
  readonly say: Say
  readonly random: Seeded
  readonly language: string
  /** `terse` takes the short phrasings and the shortest of several, `ample` the longest. */
  readonly measure: Measure
  readonly memory: Recall
}

export type Measure = 'free' | 'terse' | 'ample'

const wordsOf = (told: readonly Paragraph[], optional: boolean) =>
  told.flat().reduce((sum, stretch) => sum + (stretch.optional === optional ? stretch.words : 0), 0)

function candidate(beat: Beat, scene: number, telling: Telling): Candidate {
  const { say, random, language, measure, memory } = telling
  const phrasings = leastTold(measure === 'terse' && beat.short ? beat.short : beat.tell, memory.timesPhrased)
  const tell = (phrasing: Template): Candidate => {
    const told = paragraphs(phrasing, say, random, language)
    return { beat, scene, paragraphs: told, phrasing, fixed: wordsOf(told, false), loose: wordsOf(told, true) }
  }
  if (measure === 'free') return tell(random.pick(phrasings))
  const told = random.shuffle(phrasings).map(tell)
  const size = (one: Candidate) => (measure === 'terse' ? -one.fixed : one.fixed + one.loose)
  return told.reduce((best, one) => (size(one) > size(best) ? one : best))
}

export function candidates(plot: Plot, inserts: readonly Insert[], telling: Telling): Candidate[] {
  return dealt(plot, inserts).flatMap(({ scene, beats }) => beats.map(beat => candidate(beat, scene, telling)))
}

/** Conditions as in `needs` of a beat. */
export function holds(needs: string | undefined, world: ReadonlySet<string>): boolean {
  if (!needs) return true
  const one = (tag: string) => (tag.startsWith('!') ? !world.has(tag.slice(1)) : world.has(tag))
  return needs.split(' ').every(need => need.split('/').some(one))
}

export function lived(all: readonly Candidate[], tags: Iterable<string>): Candidate[] {
  const world = new Set(tags)
  return all.filter(({ beat }) => {
    if (!holds(beat.needs, world)) return false
    for (const tag of beat.gives?.split(' ') ?? []) world.add(tag)
    return true
  })
}
