import { CHAPTER_LENGTH_TOLERANCE, STORY_LENGTH_TOLERANCE } from '../../../contract/limits.ts'
import { type Seeded, seeded } from '../../../lib/seeded.ts'
import { countWords } from '../../../lib/words.ts'
import { checkChapter } from '../../editor/chapter.ts'
import { findFacts } from '../../editor/facts.ts'
import { checkManuscript } from '../../editor/manuscript.ts'
import type { Manuscript, Outline, Plan, Scenery, Sheet } from '../author.ts'
import type { Brief } from '../brief.ts'
import { chapterWords } from '../chapter-words.ts'
import { isSaid, plain } from '../plain.ts'
import { chapterStarts, type Unit, units } from './chapters.ts'
import { fitted } from './fit.ts'
import { candidates, lived, type Measure } from './lineup.ts'
import { withoutRepeats } from './repeats.ts'
import { type Room, roomsFor } from './room.ts'
import { selected } from './selection.ts'
import { SLICED_BELOW_WORDS, sliced, whole } from './slices.ts'
import { line, type Say } from './template.ts'
import { viewOf } from './view.ts'
import type { Plot, Speech, Voice } from './voice.ts'

export interface Composition {
  readonly plot: string
  readonly sheet: Sheet
  readonly scenery: Scenery
  readonly plan: Plan
  readonly outline: Outline
  readonly chapters: readonly Manuscript[]
}

/**
 * Tries of other choices with one plot until the lengths fit: few before every plot had its turn, more after that, and
 * at last with plots of other categories. The nearest is taken when none does.
 */
const ROUNDS = [
  { from: 0, to: 14, isOther: false },
  { from: 14, to: 50, isOther: false },
  { from: 0, to: 30, isOther: true },
] as const

/** From this try on a story that is too long is told tersely, and one that is too short amply. */
const MEASURED_FROM = 6

interface Draft {
  readonly starts: readonly number[]
  readonly all: readonly Unit[]
  readonly texts: readonly string[][]
  /** How far the lengths are off: below 1 they are within the tolerances. */
  readonly off: number
  readonly words: number
}

interface Stage {
  readonly brief: Brief
  readonly plot: Plot
  readonly speech: Speech
  readonly say: Say
  readonly language: string
}

/** The plots of the age and the category, or of the other categories, in an order the seed decides. */
function plotsFor(voice: Voice, brief: Brief, random: Seeded, isOther: boolean): Plot[] {
  const ofAge = voice.plots.filter(plot => plot.ages.includes(brief.targetAge))
  const fitting = ofAge.filter(plot => plot.categories.includes(brief.category))
  if (isOther) {
    const ofNone = ofAge.filter(plot => plot.categories.length === 0)
    const ofOthers = ofAge.filter(({ categories }) => categories.some(category => category !== 'horror'))
    return [...ofNone, ...random.shuffle(ofOthers.filter(plot => !fitting.includes(plot)))]
  }
  return random.shuffle(fitting.length > 0 ? fitting : ofAge)
}

function tagsOf(brief: Brief, speech: Speech): string[] {
  const isKid = brief.targetAge === 'toddler' || brief.targetAge === 'child'
  return [brief.targetAge, isKid ? 'kid' : 'grown', brief.category, ...brief.tones, ...speech.flags]
}

const manuscripts = (texts: readonly string[][]): Manuscript[] =>
  texts.map((text, index) => ({ number: index + 1, title: '', text: text.join('\n') }))

/** How far the lengths are off; a draft of the right lengths that the editor would not pass is never within them. */
function offOf(brief: Brief, texts: readonly string[][], wanted: readonly number[], language: string): number {
  const counts = texts.map(text => countWords(text.join('\n'), language))
  const share = (has: number, words: number, tolerance: number) => Math.abs(has - words) / (words * tolerance)
  const total = share(
    counts.reduce((sum, count) => sum + count, 0),
    brief.words,
    STORY_LENGTH_TOLERANCE,
  )
  const chapters = counts.map((count, index) => share(count, wanted[index] ?? 1, CHAPTER_LENGTH_TOLERANCE))
  const off = Math.max(total, ...chapters)
  return off > 1 ? off + 1 : off + findingsIn(brief, manuscripts(texts), wanted)
}

function findingsIn(brief: Brief, chapters: readonly Manuscript[], wanted: readonly number[]): number {
  const each = chapters.map((chapter, index) =>
    checkChapter(brief, chapter, { words: wanted[index] ?? 0, isLast: index === chapters.length - 1 }),
  )
  return checkManuscript(brief, chapters).length + each.flat().length
}

function draft(stage: Stage, tries: number, measure: Measure): Draft | undefined {
  const { brief, plot, speech, say, language } = stage
  const random = seeded(`${brief.seed} draft ${tries}`)
  const tags = tagsOf(brief, speech)
  const possible = lived(candidates(plot, speech.inserts, { say, random, language, measure }), tags)
  const told = units(selected(possible, tags, brief.words, random))
  const wanted = chapterWords(brief)
  const all = Math.min(...wanted) < SLICED_BELOW_WORDS ? sliced(told, language) : told
  const starts = chapterStarts(all, wanted)
  if (!starts) return undefined
  const texts = starts.map((start, index) =>
    fitted(whole(all.slice(start, starts[index + 1])), wanted[index] ?? 0, random),
  )
  const words = countWords(texts.flat().join('\n'), language)
  return { starts, all, texts, words, off: offOf(brief, texts, wanted, language) }
}

function bestDraft(stage: Stage, from: number, to: number): Draft | undefined {
  let best: Draft | undefined
  for (let tries = from; tries < to; tries++) {
    const measure = tries < MEASURED_FROM || !best ? 'free' : best.words > stage.brief.words ? 'terse' : 'ample'
    const made = draft(stage, tries, measure)
    if (made && (!best || made.off < best.off)) best = made
    if (best && best.off <= 1) return best
  }
  return best
}

interface Staged {
  readonly stage: Stage
  readonly made: Draft
}

function stageOf(voice: Voice, brief: Brief, plot: Plot, random: Seeded, room: Room): Stage {
  const speech = voice.speak(withoutRepeats(brief), plot, random, room)
  return { brief, plot, speech, say: token => speech.say(token), language: voice.language }
}

/**
 * The first plot, in the order of the seed, that can be told within the lengths, in the roomiest way; else the one that
 * comes nearest.
 */
function staged(voice: Voice, brief: Brief, random: Seeded): Staged {
  let best: Staged | undefined
  const own = plotsFor(voice, brief, random, false)
  const others = plotsFor(voice, brief, random, true)
  for (const { from, to, isOther } of ROUNDS)
    for (const room of roomsFor(brief))
      for (const plot of isOther ? others : own) {
        const stage = stageOf(voice, brief, plot, random, room)
        const made = bestDraft(stage, from, to)
        if (made && (!best || made.off < best.made.off)) best = { stage, made }
        if (best && best.made.off <= 1) return best
      }
  if (!best) throw new Error('no plot has as many paragraphs as chapters are asked for')
  return best
}

/** The scene in which most of a chapter's words are told. */
function mainScene(chapter: readonly Unit[]): number {
  const words = new Map<number, number>()
  for (const unit of chapter) words.set(unit.scene, (words.get(unit.scene) ?? 0) + unit.fixed + unit.loose)
  return [...words].sort((one, other) => other[1] - one[1])[0]?.[0] ?? 0
}

function plannedChapters(stage: Stage, made: Draft, voice: Voice, random: Seeded): Plan['chapters'] {
  const { plot, say } = stage
  const used = new Set<string>()
  const summarised = new Set<number>()
  return made.texts.map((text, index) => {
    const scene = mainScene(made.all.slice(made.starts[index], made.starts[index + 1]))
    const there = plot.scenes[scene]
    const offered = [...random.shuffle(there?.titles ?? []), ...random.shuffle(voice.spareTitles)]
    const title = offered.map(template => line(template, say, random)).find(told => !used.has(told)) ?? `${index + 1}`
    used.add(title)
    const summary =
      there && !summarised.has(scene) ? line(there.summary, say, random) : firstSentence(text, stage.language)
    summarised.add(scene)
    return { number: index + 1, title, summary }
  })
}

function firstSentence(text: readonly string[], language: string): string {
  const [sentence] = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text[0] ?? '')
  return sentence?.segment.trim() ?? ''
}

/** Writes the whole story. The same brief gives the same story, to the letter. */
export function compose(voice: Voice, brief: Brief): Composition {
  const random = seeded(`${brief.seed} story`)
  const { stage, made } = staged(voice, brief, random)
  const { plot, speech } = stage
  const short = (template: string) => line(template, stage.say, random)
  const chapters = plannedChapters(stage, made, voice, random)
  const { name, age } = brief.hero
  const places = plot.places.map(place => ({ name: short(place.name), description: short(place.description) }))
  return {
    plot: plot.id,
    sheet: {
      name: isSaid(name) ? plain(name) : short('{H}'),
      byname: short(plot.byname),
      age,
      appearance: speech.appearance,
      strength: speech.strength,
      quirk: speech.quirk,
    },
    scenery: {
      name: speech.location,
      places: [...speech.places, ...places].slice(0, Math.max(4, speech.places.length)),
    },
    plan: { title: short(random.pick(plot.titles)), teaser: short(random.pick(plot.teasers)), chapters },
    outline: outlineOf(stage, made, chapters, short(plot.start)),
    chapters: made.texts.map((text, index) => ({
      number: index + 1,
      title: chapters[index]?.title ?? '',
      text: text.join('\n'),
    })),
  }
}

function outlineOf(stage: Stage, made: Draft, chapters: Plan['chapters'], startSummary: string): Outline {
  const wanted = chapterWords(stage.brief)
  return {
    startSummary,
    chapters: chapters.map(({ number, summary }, index) => {
      const facts = findFacts(stage.brief, manuscripts([made.texts[index] ?? []])).map(({ fact }) => fact)
      return {
        number,
        words: wanted[index] ?? 0,
        entry: made.texts[index]?.[0] ?? '',
        scenes: [summary],
        exit: made.texts[index]?.at(-1) ?? '',
        facts,
        view: viewOf(stage.brief, facts),
      }
    }),
  }
}
