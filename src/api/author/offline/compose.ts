import { type Seeded, seeded } from '../../../lib/seeded.ts'
import { findFacts } from '../../editor/facts.ts'
import type { Brief } from '../../story/brief.ts'
import { chapterWords } from '../../story/chapter-words.ts'
import type { Manuscript } from '../../story/manuscript.ts'
import type { StoryHistory } from '../../story/memory.ts'
import { isSaid, plain } from '../../story/plain-words.ts'
import type { Outline, Plan, Scenery, Sheet } from '../author.ts'
import type { Unit } from './chapters.ts'
import { type Draft, type DraftInput, manuscripts } from './draft.ts'
import { draftStory } from './draft-story.ts'
import type { Episode, LanguagePack, PhrasedBrief } from './language-pack.ts'
import { plotSubjects } from './plot-subjects.ts'
import { fingerprint } from './recall.ts'
import { shortPlace } from './sockets/short-nouns.ts'
import { line } from './template.ts'
import { viewOf } from './view.ts'

export interface Composition {
  readonly plot: string
  readonly sheet: Sheet
  readonly scenery: Scenery
  readonly plan: Plan
  readonly outline: Outline
  readonly chapters: readonly Manuscript[]
  readonly history: StoryHistory
}

function mainScene(chapter: readonly Unit[]): number {
  const words = new Map<number, number>()
  for (const unit of chapter) words.set(unit.scene, (words.get(unit.scene) ?? 0) + unit.fixed + unit.optional)
  return [...words].sort((one, other) => other[1] - one[1])[0]?.[0] ?? 0
}

function plannedChapters(input: DraftInput, made: Draft, pack: LanguagePack, random: Seeded): Plan['chapters'] {
  const { resolve } = input
  const { plot } = made
  const used = new Set<string>()
  const summarised = new Set<number>()
  return made.texts.map((text, index) => {
    const scene = mainScene(made.all.slice(made.starts[index], made.starts[index + 1]))
    const there = plot.scenes[scene]
    const offered = [...random.shuffle(there?.titles ?? []), ...random.shuffle(pack.spareTitles)]
    const title =
      offered.map(template => line(template, resolve, random)).find(candidate => !used.has(candidate)) ?? `${index + 1}`
    used.add(title)
    const summary =
      there && !summarised.has(scene) ? line(there.summary, resolve, random) : firstSentence(text, input.language)
    summarised.add(scene)
    return { number: index + 1, title, summary }
  })
}

function firstSentence(text: readonly string[], language: string): string {
  const [sentence] = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text[0] ?? '')
  return sentence?.segment.trim() ?? ''
}

/** Deterministic: the same brief gives the same story, to the letter. */
export function compose(pack: LanguagePack, brief: Brief): Composition {
  const random = seeded(`${brief.seed} story`)
  const { input, made } = draftStory(pack, brief, random)
  const { plot, phrased } = input
  const short = (template: string) => line(template, input.resolve, random)
  const chapters = plannedChapters(input, made, pack, random)
  const { name, age } = brief.hero
  const places = plot.places.map(place => ({ name: short(place.name), description: short(place.description) }))
  return {
    plot: plot.id,
    sheet: {
      name: isSaid(name) ? plain(name) : short('{H}'),
      byname: short(plot.byname),
      age,
      appearance: phrased.appearance,
      strength: phrased.strength,
      quirk: phrased.quirk,
    },
    scenery: {
      name: phrased.location,
      places: [...phrased.places, ...places].slice(0, Math.max(4, phrased.places.length)),
    },
    plan: {
      ...{ title: short(random.pick(plot.titles)), teaser: short(random.pick(plot.teasers)), chapters },
      subjects: plotSubjects(input),
    },
    outline: outlineOf(input, made, chapters, short(plot.start)),
    chapters: made.texts.map((text, index) => ({
      number: index + 1,
      title: chapters[index]?.title ?? '',
      text: text.join('\n'),
    })),
    history: historyOf(made, phrased),
  }
}

function historyOf({ plot, selected }: Draft, { offset }: PhrasedBrief): StoryHistory {
  const episodes = plot.scenes.flatMap(scene => ('id' in scene ? [(scene as Episode).id] : []))
  return { told: [plot.id, ...episodes], phrasings: selected.map(({ phrasing }) => fingerprint(phrasing)), offset }
}

/** Facts by what stands in a text, of places also by the words of a further mention. */
function factsIn({ brief, fillings }: DraftInput, text: readonly string[]): string[] {
  const facts = brief.facts.map(fact => {
    const reading = fillings.find(filling => filling.fact === fact.id)?.reading
    const again = reading?.kind === 'place' ? shortPlace(reading)?.at : undefined
    return again === undefined ? fact : { ...fact, aliases: [...fact.aliases, again] }
  })
  return findFacts({ ...brief, facts }, manuscripts([[...text]])).map(({ fact }) => fact)
}

function outlineOf(input: DraftInput, made: Draft, chapters: Plan['chapters'], startSummary: string): Outline {
  const wanted = chapterWords(input.brief)
  return {
    startSummary,
    chapters: chapters.map(({ number, summary }, index) => {
      const facts = factsIn(input, made.texts[index] ?? [])
      return {
        number,
        words: wanted[index] ?? 0,
        entry: made.texts[index]?.[0] ?? '',
        scenes: [summary],
        exit: made.texts[index]?.at(-1) ?? '',
        facts,
        view: viewOf(input.brief, facts),
      }
    }),
  }
}
