import { seeded } from '../../../../lib/seeded.ts'
import type { Brief } from '../../../story/brief.ts'
import type { BriefChange, Rename } from '../../improve/brief-change.ts'
import type { Candidate } from '../candidates.ts'
import { withCare } from '../careful.ts'
import type { Unit } from '../chapters.ts'
import type { DraftInput } from '../draft.ts'
import { draftStory } from '../draft-story.ts'
import type { LanguagePack, PhrasedBrief, Plot } from '../language-pack.ts'
import { withoutRepeats } from '../repeats.ts'
import type { Filling } from '../sockets/socket.ts'
import { heldPlot } from './held-plot.ts'

/** A story as it was composed, and what has been changed in its brief since. */
export interface StoryRevisions {
  readonly brief: Brief
  readonly changes: readonly BriefChange[]
}

/** The beats of a story with the words that they have by now. */
export interface CurrentStory {
  readonly pack: LanguagePack
  readonly input: DraftInput
  /** With all changes but names. */
  readonly brief: Brief
  readonly phrased: PhrasedBrief
  readonly fillings: readonly Filling[]
  /** Names that people have got, in order. */
  readonly renames: readonly Rename[]
  /** The plot with its scenes and episodes; its roles stay with whom they were given. */
  readonly plot: Plot
  readonly selected: readonly Candidate[]
  readonly all: readonly Unit[]
  readonly starts: readonly number[]
}

/** People of a brief as a plot's tokens number them. */
export const numberedPeople = (brief: Brief) => {
  const { brief: careful, quiet } = withCare(withoutRepeats(brief))
  return { relations: careful.relations, quiet: quiet.map(({ relation }) => relation) }
}

/** The story as it was composed. */
export function composedStory(pack: LanguagePack, brief: Brief): CurrentStory {
  const { input, made } = draftStory(pack, brief, seeded(`${brief.seed} story`))
  const { phrased, fillings } = input
  const plot = heldPlot(made.plot, phrased, numberedPeople(input.brief).relations.length)
  const { selected, all, starts } = made
  return { pack, input, brief: input.brief, phrased, fillings, renames: [], plot, selected, all, starts }
}
