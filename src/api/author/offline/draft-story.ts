import { itemAt } from '../../../lib/item-at.ts'
import type { Seeded } from '../../../lib/seeded.ts'
import type { Brief } from '../../story/brief.ts'
import { careOf, keepCare } from '../../story/care/care.ts'
import { isAnswerLanguage } from './answers/reading.ts'
import { scorePlots } from './choice/score-plot.ts'
import { bestDraft, type Draft, type DraftInput, tagsOf, tryBudgetFor } from './draft.ts'
import { fittingEpisodes } from './journey.ts'
import type { LanguagePack, Plot } from './language-pack.ts'
import { ownFacts } from './own-facts.ts'
import { recall } from './recall.ts'
import { type FilledPlot, phraseAnswers } from './sockets/phrase-answers.ts'
import type { ThreadLimits } from './threads/weave-threads.ts'
import { type Verbosity, verbositiesFor } from './verbosity.ts'

/** Rounds of tries per plot of the old stock: few first, more after every plot had its turn, other categories last. */
const ROUNDS = [
  { from: 0, to: 14, isOther: false },
  { from: 14, to: 50, isOther: false },
  { from: 0, to: 30, isOther: true },
] as const

/** Tries per plot with sockets: each draws phrasings and beats anew. */
const SOCKETED_TRIES = 8
/** Threads of a plot in its tries, one after the other: all that a story of its length has, then fewer, before another plot. */
const THREADS: readonly ThreadLimits[] = [
  {},
  { isLater: true },
  { most: 2 },
  { most: 2, isLater: true },
  { most: 1 },
  { most: 1, isLater: true },
  { most: 0 },
]

interface PlotLists {
  /** Those that the answers move most first. */
  readonly socketed: readonly FilledPlot[]
  /** Of the old stock, for the category, and others. */
  readonly own: readonly FilledPlot[]
  readonly others: readonly FilledPlot[]
}

const hasSockets = ({ sockets }: Plot): boolean => sockets !== undefined && sockets.length > 0

/** Least told first, then those that the answers move most; dice only between equals. */
function chosenBy(brief: Brief, plots: readonly Plot[], language: string, random: Seeded): FilledPlot[] {
  if (!isAnswerLanguage(language)) return []
  const { timesUsed } = recall(brief.memory)
  const told = scorePlots(random.shuffle(plots), brief, language).filter(({ isContradicted }) => !isContradicted)
  return told.toSorted((one, other) => timesUsed(one.plot.id) - timesUsed(other.plot.id) || other.score - one.score)
}

/** Plots of the age and the category; others of the old stock are for no category, or for other ones. */
function plotsFor(pack: LanguagePack, brief: Brief, random: Seeded): PlotLists {
  const { timesUsed } = recall(brief.memory)
  const ofAge = pack.plots.filter(plot => plot.ages.includes(brief.targetAge))
  const fitting = ofAge.filter(plot => plot.categories.includes(brief.category))
  const socketed = chosenBy(brief, fitting.filter(hasSockets), pack.language, random)
  const plain = (plots: readonly Plot[]): FilledPlot[] =>
    plots.filter(plot => !hasSockets(plot)).map(plot => ({ plot, fillings: [] }))
  const old = random
    .shuffle(plain(fitting.length > 0 ? fitting : ofAge))
    .toSorted((one, other) => timesUsed(one.plot.id) - timesUsed(other.plot.id))
  const ofNone = plain(ofAge.filter(plot => plot.categories.length === 0))
  const ofOthers = plain(ofAge.filter(({ categories }) => categories.some(category => category !== 'horror')))
  const elsewhere = [...ofNone, ...random.shuffle(ofOthers.filter(({ plot }) => !fitting.includes(plot)))]
  // No plot comes back while another has not been told as often.
  const least = Math.min(...old.map(({ plot }) => timesUsed(plot.id)))
  return { socketed: socketed.filter(({ plot }) => timesUsed(plot.id) <= least), own: old, others: elsewhere }
}

export interface StoryDraft {
  readonly input: DraftInput
  readonly made: Draft
}

function draftInputOf(
  pack: LanguagePack,
  brief: Brief,
  { plot, fillings }: FilledPlot,
  random: Seeded,
  verbosity: Verbosity,
  threads?: ThreadLimits,
): DraftInput {
  const memory = recall(brief.memory)
  const { language } = pack
  const phrased = phraseAnswers(pack, brief, { plot, fillings }, { verbosity, memory, language, threads })
  const episodes = hasSockets(plot) ? [] : fittingEpisodes(pack.episodes, brief, tagsOf(brief, phrased), random, memory)
  const { resolve } = phrased
  return { brief, plot, phrased, fillings: phrased.fillings, resolve, language, memory, episodes, verbosity }
}

/** The better of two drafts: within the tolerances, or nearer to them. */
function nearer(best: StoryDraft | undefined, input: DraftInput, made: Draft | undefined): StoryDraft | undefined {
  return made && (!best || made.deviation < best.made.deviation) ? { input, made } : best
}

/** The plot that the answers move most, of those that fit the lengths; else the nearest. */
function draftSocketed(
  pack: LanguagePack,
  brief: Brief,
  plots: readonly FilledPlot[],
  random: Seeded,
): StoryDraft | undefined {
  const verbosity = itemAt(verbositiesFor(brief), 0)
  const budget = tryBudgetFor(brief)
  let best: StoryDraft | undefined
  for (const plot of plots) {
    const tried = new Set<string>()
    for (const threads of THREADS) {
      const input = draftInputOf(pack, brief, plot, random, verbosity, threads)
      const key = input.phrased.inserts.map(({ slot, gives = '' }) => `${slot} ${gives}`).join()
      if (tried.has(key)) continue
      tried.add(key)
      best = nearer(best, input, bestDraft(input, 0, SOCKETED_TRIES, budget))
      if (best && best.made.deviation <= 1) return best
    }
  }
  return best
}

/** The first plot of the old stock that fits the lengths, in the roomiest way; else the nearest. */
function draftOld(
  pack: LanguagePack,
  brief: Brief,
  { own, others }: PlotLists,
  random: Seeded,
): StoryDraft | undefined {
  const budget = tryBudgetFor(brief)
  let best: StoryDraft | undefined
  for (const { from, to, isOther } of ROUNDS)
    for (const verbosity of verbositiesFor(brief))
      for (const plot of isOther ? others : own) {
        const input = draftInputOf(pack, brief, plot, random, verbosity)
        best = nearer(best, input, bestDraft(input, from, to, budget))
        if (best && (best.made.deviation <= 1 || budget.tries === 0)) return best
      }
  return best
}

function withOwnFacts(asked: Brief): Brief {
  const brief = { ...asked, facts: ownFacts(asked) }
  keepCare(brief, careOf(asked))
  return brief
}

/** What a story is most probably made of: its first plot, which another replaces only where it does not fit the lengths. */
export function likelyInput(pack: LanguagePack, asked: Brief, random: Seeded): DraftInput {
  const brief = withOwnFacts(asked)
  const { socketed, own, others } = plotsFor(pack, brief, random)
  const plot = itemAt([...socketed, ...own, ...others], 0)
  return draftInputOf(pack, brief, plot, random, itemAt(verbositiesFor(brief), 0))
}

/** A plot with sockets where one fits, else one of the old stock. */
export function draftStory(pack: LanguagePack, asked: Brief, random: Seeded): StoryDraft {
  const brief = withOwnFacts(asked)
  const lists = plotsFor(pack, brief, random)
  const socketed = draftSocketed(pack, brief, lists.socketed, random)
  if (socketed && socketed.made.deviation <= 1) return socketed
  const old = draftOld(pack, brief, lists, random)
  const best = old && socketed ? nearer(old, socketed.input, socketed.made) : (old ?? socketed)
  if (!best) throw new Error('no plot has as many paragraphs as chapters are asked for')
  return best
}
