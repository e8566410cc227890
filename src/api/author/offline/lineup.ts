import type { Seeded } from '../../../lib/seeded.ts'
import type { Beat, Insert, Plot, SlotName, Template } from './language-pack.ts'
import { leastTold, type Recall } from './recall.ts'
import { type Paragraph, paragraphs, type Say } from './template.ts'

/** A beat at its place in the story, told once so that its words can be counted. */
export interface Candidate {
  readonly beat: Beat
  /** Index of the plot's scene it stands in. */
  readonly scene: number
  readonly paragraphs: readonly Paragraph[]
  /** Which of the beat's phrasings it is told in. */
  readonly phrasing: Template
  /** Words that are told in any case, and words of its optional sentences. */
  readonly fixed: number
  readonly loose: number
}

/** Marks that a plot may lack give their beats to this one, which every plot has. */
const SPARE_SLOT: SlotName = 'road'

interface Placed {
  readonly scene: number
  readonly beats: Beat[]
}

/** Deals the inserts of each slot out among the plot's marks, in order, as evenly as they go. */
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

/** Every beat this story could tell, in order. */
export function candidates(plot: Plot, inserts: readonly Insert[], telling: Telling): Candidate[] {
  return dealt(plot, inserts).flatMap(({ scene, beats }) => beats.map(beat => candidate(beat, scene, telling)))
}

/** Whether a beat's conditions hold in the world as it is. */
export function holds(needs: string | undefined, world: ReadonlySet<string>): boolean {
  if (!needs) return true
  const one = (tag: string) => (tag.startsWith('!') ? !world.has(tag.slice(1)) : world.has(tag))
  return needs.split(' ').every(need => need.split('/').some(one))
}

/** Goes through the world of the story beat by beat; drops those whose conditions do not hold. */
export function lived(all: readonly Candidate[], tags: Iterable<string>): Candidate[] {
  const world = new Set(tags)
  return all.filter(({ beat }) => {
    if (!holds(beat.needs, world)) return false
    for (const tag of beat.gives?.split(' ') ?? []) world.add(tag)
    return true
  })
}
