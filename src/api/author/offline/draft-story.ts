import type { Seeded } from '../../../lib/seeded.ts'
import type { Brief } from '../../story/brief.ts'
import { bestDraft, type Draft, type DraftInput, tagsOf, tryBudgetFor } from './draft.ts'
import { fittingEpisodes } from './journey.ts'
import type { LanguagePack, Plot } from './language-pack.ts'
import { recall } from './recall.ts'
import { withoutRepeats } from './repeats.ts'
import { type Verbosity, verbositiesFor } from './verbosity.ts'

/** Rounds of tries per plot: few first, more after every plot had its turn, other categories last. */
const ROUNDS = [
  { from: 0, to: 14, isOther: false },
  { from: 14, to: 50, isOther: false },
  { from: 0, to: 30, isOther: true },
] as const

/** Plots of the age and the category, or of other categories, least told first. */
function plotsFor(pack: LanguagePack, brief: Brief, random: Seeded, isOther: boolean): Plot[] {
  const { timesUsed } = recall(brief.memory)
  const ofAge = pack.plots.filter(plot => plot.ages.includes(brief.targetAge))
  const fitting = ofAge.filter(plot => plot.categories.includes(brief.category))
  if (isOther) {
    const ofNone = ofAge.filter(plot => plot.categories.length === 0)
    const ofOthers = ofAge.filter(({ categories }) => categories.some(category => category !== 'horror'))
    return [...ofNone, ...random.shuffle(ofOthers.filter(plot => !fitting.includes(plot)))]
  }
  const drawn = random.shuffle(fitting.length > 0 ? fitting : ofAge)
  return drawn.toSorted((one, other) => timesUsed(one.id) - timesUsed(other.id))
}

export interface StoryDraft {
  readonly input: DraftInput
  readonly made: Draft
}

interface Drafting {
  readonly brief: Brief
  /** The brief without repeated answers. */
  readonly distinct: Brief
  readonly random: Seeded
}

function draftInputOf(
  pack: LanguagePack,
  { brief, distinct, random }: Drafting,
  plot: Plot,
  verbosity: Verbosity,
): DraftInput {
  const phrased = pack.phraseBrief(distinct, plot, random, verbosity)
  const memory = recall(brief.memory)
  const episodes = fittingEpisodes(pack.episodes, brief, tagsOf(brief, phrased), random, memory)
  return { brief, plot, phrased, resolve: token => phrased.resolve(token), language: pack.language, memory, episodes }
}

/** The first plot in seed order that fits the lengths, in the roomiest way; else the nearest. */
export function draftStory(pack: LanguagePack, brief: Brief, random: Seeded): StoryDraft {
  let best: StoryDraft | undefined
  const own = plotsFor(pack, brief, random, false)
  const others = plotsFor(pack, brief, random, true)
  const budget = tryBudgetFor(brief)
  const drafting = { brief, distinct: withoutRepeats(brief), random }
  for (const { from, to, isOther } of ROUNDS)
    for (const verbosity of verbositiesFor(brief))
      for (const plot of isOther ? others : own) {
        const input = draftInputOf(pack, drafting, plot, verbosity)
        const made = bestDraft(input, from, to, budget)
        if (made && (!best || made.deviation < best.made.deviation)) best = { input, made }
        if (best && (best.made.deviation <= 1 || budget.tries === 0)) return best
      }
  if (!best) throw new Error('no plot has as many paragraphs as chapters are asked for')
  return best
}
