import type { Seeded } from '../../../lib/seeded.ts'
import type { Brief } from '../../story/brief.ts'
import { bestDraft, type Draft, patienceFor, type Stage, tagsOf } from './draft.ts'
import { fittingEpisodes } from './journey.ts'
import type { Plot, Voice } from './language-pack.ts'
import { recall } from './recall.ts'
import { withoutRepeats } from './repeats.ts'
import { type Room, roomsFor } from './verbosity.ts'

/** Rounds of tries per plot: few first, more after every plot had its turn, other categories last. */
const ROUNDS = [
  { from: 0, to: 14, isOther: false },
  { from: 14, to: 50, isOther: false },
  { from: 0, to: 30, isOther: true },
] as const

/** Plots of the age and the category, or of other categories, least told first. */
function plotsFor(voice: Voice, brief: Brief, random: Seeded, isOther: boolean): Plot[] {
  const { timesTold } = recall(brief.memory)
  const ofAge = voice.plots.filter(plot => plot.ages.includes(brief.targetAge))
  const fitting = ofAge.filter(plot => plot.categories.includes(brief.category))
  if (isOther) {
    const ofNone = ofAge.filter(plot => plot.categories.length === 0)
    const ofOthers = ofAge.filter(({ categories }) => categories.some(category => category !== 'horror'))
    return [...ofNone, ...random.shuffle(ofOthers.filter(plot => !fitting.includes(plot)))]
  }
  const drawn = random.shuffle(fitting.length > 0 ? fitting : ofAge)
  return drawn.toSorted((one, other) => timesTold(one.id) - timesTold(other.id))
}

export interface Staged {
  readonly stage: Stage
  readonly made: Draft
}

function stageOf(voice: Voice, brief: Brief, plot: Plot, random: Seeded, room: Room): Stage {
  const speech = voice.speak(withoutRepeats(brief), plot, random, room)
  const memory = recall(brief.memory)
  const episodes = fittingEpisodes(voice.episodes, brief, tagsOf(brief, speech), random, memory)
  return { brief, plot, speech, say: token => speech.say(token), language: voice.language, memory, episodes }
}

/** The first plot in seed order that fits the lengths, in the roomiest way; else the nearest. */
export function staged(voice: Voice, brief: Brief, random: Seeded): Staged {
  let best: Staged | undefined
  const own = plotsFor(voice, brief, random, false)
  const others = plotsFor(voice, brief, random, true)
  const patience = patienceFor(brief)
  for (const { from, to, isOther } of ROUNDS)
    for (const room of roomsFor(brief))
      for (const plot of isOther ? others : own) {
        const stage = stageOf(voice, brief, plot, random, room)
        const made = bestDraft(stage, from, to, patience)
        if (made && (!best || made.off < best.made.off)) best = { stage, made }
        if (best && (best.made.off <= 1 || patience.tries === 0)) return best
      }
  if (!best) throw new Error('no plot has as many paragraphs as chapters are asked for')
  return best
}
