import type { Tone } from '../../../../contract/options.ts'
import { type Seeded, seeded } from '../../../../lib/seeded.ts'
import type { Brief } from '../../../story/brief.ts'
import { meetsNeeds } from '../candidates.ts'
import { tagsOf } from '../draft.ts'
import type { PhrasedBrief, Template } from '../language-pack.ts'
import type { CurrentStory } from './current-story.ts'

export interface RevisionBeats {
  readonly phrased: PhrasedBrief
  /** The first that fits is told. */
  readonly beats: readonly Template[]
}

/** Beats that a story has for the sake of a tone alone. */
export function toneBeats(
  { pack, plot, input }: CurrentStory,
  brief: Brief,
  tone: Tone,
  random: Seeded,
): RevisionBeats {
  const toned = { ...brief, tones: [tone] }
  const phrased = pack.phraseBrief(toned, plot, seeded(`${brief.seed} wish`), input.verbosity)
  const tags = new Set(tagsOf(toned, phrased))
  const without = new Set([...tags].filter(tag => tag !== tone))
  const inserts = phrased.inserts.filter(
    ({ facts, needs }) => facts.length === 0 && meetsNeeds(needs, tags) && !meetsNeeds(needs, without),
  )
  return { phrased, beats: random.shuffle(inserts.flatMap(({ phrasings }) => phrasings)) }
}
