import { CHAPTER_LENGTH_TOLERANCE, STORY_LENGTH_TOLERANCE } from '../../../contract/limits.ts'
import { itemAt } from '../../../lib/item-at.ts'
import { hash, seeded } from '../../../lib/seeded.ts'
import { countWords } from '../../../lib/words.ts'
import { checkChapter } from '../../editor/chapter.ts'
import { findFacts } from '../../editor/facts.ts'
import { checkManuscript } from '../../editor/manuscript.ts'
import type { Brief } from '../../story/brief.ts'
import { chapterWords } from '../../story/chapter-words.ts'
import type { Manuscript } from '../../story/manuscript.ts'
import { balanced } from './balance.ts'
import { type Candidate, candidates, type Measure, withNeedsMet } from './candidates.ts'
import { chapterStarts, SCENE_CUTS, type Unit, units } from './chapters.ts'
import { epithetFacts, epithetsOf } from './epithets/epithets.ts'
import { withEpithets } from './epithets/with-epithets.ts'
import { fitted } from './fit.ts'
import { episodesWanted, journey } from './journey.ts'
import type { Episode, PhrasedBrief, Plot } from './language-pack.ts'
import { QUIET_TOKEN } from './quiet/quiet-token.ts'
import type { Recall } from './recall.ts'
import { withReferences } from './references/with-references.ts'
import { selected } from './selection.ts'
import { SLICED_BELOW_WORDS, sliced, whole } from './slices.ts'
import { withShortNounsKnown } from './sockets/short-nouns.ts'
import type { Filling } from './sockets/socket.ts'
import type { Stretch, TokenResolver } from './template.ts'
import type { Verbosity } from './verbosity.ts'

/** From this try on, stories too long are told tersely, stories too short amply. */
const MEASURED_FROM = 6

/** Up to these words not all beats of a plot have room in full. */
const SHORT_STORY_WORDS = 500
/** Measures of the tries of a plot with sockets, in turn. */
const SHORT_MEASURES: readonly Measure[] = ['mixed', 'free', 'brief', 'terse']
const LONG_MEASURES: readonly Measure[] = ['free', 'ample', 'free', 'mixed', 'ample', 'brief']

/** Share of the words that beats of a plot with sockets are chosen for: each try drawn anew, so that chapters fit. */
const ROOM = { least: 0.92, range: 0.12 } as const

const TRIES = { most: 300, least: 30, words: 200_000 } as const

export interface Draft {
  readonly plot: Plot
  readonly selected: readonly Candidate[]
  readonly starts: readonly number[]
  readonly all: readonly Unit[]
  readonly texts: readonly string[][]
  /** Chapters that end within a scene; not counted in the old stock. */
  readonly breaks: number
  /** Answers that stand in sockets, threads or epithets and that its texts leave out; not counted in the old stock. */
  readonly untold: number
  /** Below 1 the lengths are within the tolerances. */
  readonly deviation: number
  readonly words: number
}

export interface DraftInput {
  readonly brief: Brief
  readonly plot: Plot
  readonly phrased: PhrasedBrief
  /** What stands in sockets and threads; empty for the old stock. */
  readonly fillings: readonly Filling[]
  readonly resolve: TokenResolver
  readonly language: string
  readonly memory: Recall
  readonly episodes: readonly Episode[]
  readonly verbosity: Verbosity
}

export function tagsOf(brief: Brief, phrased: PhrasedBrief): string[] {
  const isKid = brief.targetAge === 'toddler' || brief.targetAge === 'child'
  return [brief.targetAge, isKid ? 'kid' : 'grown', brief.category, ...brief.tones, ...phrased.flags]
}

export const manuscripts = (texts: readonly string[][]): Manuscript[] =>
  texts.map((text, index) => ({ number: index + 1, title: '', text: text.join('\n') }))

/** Error of the lengths; at least 1 for a draft that the editor would reject. */
function deviationOf(brief: Brief, texts: readonly string[][], wanted: readonly number[], language: string): number {
  const counts = texts.map(text => countWords(text.join('\n'), language))
  const share = (has: number, words: number, tolerance: number) => Math.abs(has - words) / (words * tolerance)
  const total = share(
    counts.reduce((sum, count) => sum + count, 0),
    brief.words,
    STORY_LENGTH_TOLERANCE,
  )
  const chapters = counts.map((count, index) => share(count, wanted[index] ?? 1, CHAPTER_LENGTH_TOLERANCE))
  const deviation = Math.max(total, ...chapters)
  return deviation > 1 ? deviation + 1 : deviation + findingsIn(brief, manuscripts(texts), wanted)
}

function findingsIn(brief: Brief, chapters: readonly Manuscript[], wanted: readonly number[]): number {
  const each = chapters.map((chapter, index) =>
    checkChapter(brief, chapter, { words: wanted[index] ?? 0, isLast: index === chapters.length - 1 }),
  )
  return checkManuscript(brief, chapters).length + each.flat().length
}

/** Another person of the same seed is told of in other words. */
const personIn = ({ hero, relations, places, answers }: Brief): number =>
  hash(JSON.stringify([hero, relations, places, answers]))

/** Of beats about somebody who is remembered or waited for: the hero's looks do not belong there. */
const quietStretches = (chosen: readonly Candidate[]): ReadonlySet<Stretch> =>
  new Set(chosen.filter(({ wording }) => QUIET_TOKEN.test(wording)).flatMap(one => one.paragraphs.flat()))

function untoldIn({ brief, fillings, plot, language }: DraftInput, chapters: readonly Manuscript[]): number {
  if (!plot.sockets) return 0
  const meant = new Set([...fillings.map(({ fact }) => fact), ...epithetFacts(brief, language)])
  const facts = brief.facts.filter(({ id }) => meant.has(id))
  return facts.length - findFacts({ ...brief, facts }, chapters).length
}

function draft(input: DraftInput, tries: number, measure: Measure, episodes: number): Draft | undefined {
  const { brief, phrased, resolve, language, memory } = input
  const plot = journey(input.plot, input.episodes.slice(0, episodes))
  const isSocketed = plot.sockets !== undefined
  const random = seeded(isSocketed ? `${brief.seed} ${personIn(brief)} draft ${tries}` : `${brief.seed} draft ${tries}`)
  const tags = tagsOf(brief, phrased)
  const possible = withNeedsMet(candidates(plot, phrased.inserts, { resolve, random, language, measure, memory }), tags)
  const room = isSocketed ? brief.words * (ROOM.least + random.next() * ROOM.range) : brief.words
  const wanted = chapterWords(brief)
  const measured = withShortNounsKnown(possible, input.fillings, language)
  const beats = [...measured.keys()]
  const first = selected(beats, tags, room, random, memory)
  const fitting = isSocketed ? balanced(first, beats, tags, wanted) : first
  const chosen = withReferences(
    fitting.map(one => measured.get(one) ?? one),
    input.fillings,
    language,
    resolve,
  )
  const composed = units(chosen, isSocketed ? SCENE_CUTS : undefined)
  const seen = isSocketed
    ? withEpithets(composed, epithetsOf(brief, language), resolve('h') ?? '', language, quietStretches(chosen))
    : composed
  const all = Math.min(...wanted) < SLICED_BELOW_WORDS ? sliced(seen, language) : seen
  const starts = chapterStarts(all, wanted)
  if (!starts) return undefined
  const texts = starts.map((start, index) =>
    fitted(whole(all.slice(start, starts[index + 1])), wanted[index] ?? 0, random),
  )
  const words = countWords(texts.flat().join('\n'), language)
  const breaks = isSocketed ? starts.slice(1).filter(start => (all[start]?.cut ?? 0) > 0).length : 0
  const deviation = deviationOf(brief, texts, wanted, language)
  const untold = deviation > 1 ? 0 : untoldIn(input, manuscripts(texts))
  return { plot, selected: chosen, starts, all, texts, words, deviation, breaks, untold }
}

const faultsOf = ({ breaks, untold }: Draft): number => breaks + untold

/** Drafts within the tolerances first, of these those that tell every answer and whose chapters end with scenes, then the nearest. */
function isBetter(made: Draft, best: Draft): boolean {
  if (made.deviation > 1 || best.deviation > 1) return made.deviation < best.deviation
  const fewer = faultsOf(made) - faultsOf(best)
  return fewer < 0 || (fewer === 0 && made.deviation < best.deviation)
}

/** One episode more for a short story, one fewer for a long one. */
function stepTowards(wanted: number, has: number): number {
  if (has < wanted * (1 - STORY_LENGTH_TOLERANCE)) return 1
  return has > wanted * (1 + STORY_LENGTH_TOLERANCE) ? -1 : 0
}

/** Tries left for one story, over all its plots. */
export interface TryBudget {
  tries: number
}

/** A try costs time in proportion to the words: long stories get fewer, and need fewer. */
export const tryBudgetFor = ({ words }: Pick<Brief, 'words'>): TryBudget => ({
  tries: Math.min(TRIES.most, Math.max(TRIES.least, Math.round(TRIES.words / words))),
})

/** Plots with sockets find their length by the choice of beats, and in short stories by short phrasings among full ones. */
function measureOf(tries: number, best: Draft | undefined, { brief, plot }: DraftInput): Measure {
  const measures = brief.words <= SHORT_STORY_WORDS ? SHORT_MEASURES : LONG_MEASURES
  if (plot.sockets) return itemAt(measures, tries % measures.length)
  if (tries < MEASURED_FROM || !best) return 'free'
  return best.words > brief.words ? 'terse' : 'ample'
}

/** The first draft that fits, else the nearest. Stops when a further try would be the same. */
export function bestDraft(input: DraftInput, from: number, to: number, budget: TryBudget): Draft | undefined {
  const { words } = input.brief
  let best: Draft | undefined
  let episodes = episodesWanted(input.brief)
  let before: Draft | undefined
  for (let tries = from; tries < to && budget.tries > 0; tries++) {
    budget.tries -= 1
    const measure = measureOf(tries, best, input)
    const made = draft(input, tries, measure, episodes)
    if (made && (!best || isBetter(made, best))) best = made
    if (best && best.deviation <= 1 && faultsOf(best) === 0) return best
    const isStuck = measure !== 'free' && !input.plot.sockets && made?.words === before?.words
    if (isStuck) return best
    before = made
    if (made) episodes = Math.min(input.episodes.length, Math.max(0, episodes + stepTowards(words, made.words)))
  }
  return best
}
