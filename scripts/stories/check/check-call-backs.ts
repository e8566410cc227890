import { meetsNeeds } from '../../../src/api/author/offline/candidates.ts'
import type { LocatedBeat } from '../../../src/api/author/offline/stories/scenes.ts'
import type { PlotFile } from '../../../src/api/author/offline/stories/story-file.ts'
import { CATEGORIES } from '../../../src/contract/categories.ts'
import { TARGET_AGES, type TargetAge } from '../../../src/contract/options.ts'
import { ARTICLES, type Articles } from './articles.ts'
import type { StoryFinding } from './story-finding.ts'
import { understoodIn } from './understood.ts'
import { withOptional, wordingsOf } from './wordings.ts'

/** In as many other plots a thing has "the" and never "a": the moon, the floor. Nobody needs to bring it in. */
const KNOWN_FROM = 3
/** Endings that a word may have beyond these letters are forms of the same word. */
const STEM = { least: 4, ending: 2 } as const

const lower = (text: string): string => text.toLowerCase()
const stemOf = (noun: string): string =>
  noun.length > STEM.least + 1 ? noun.slice(0, Math.max(STEM.least, noun.length - STEM.ending)) : noun
const nounsAfter = (article: RegExp, text: string): string[] =>
  [...text.matchAll(article)].map(([, noun = '']) => lower(noun))

const beatsOf = ({ scenes }: PlotFile): LocatedBeat[] =>
  scenes.flatMap(({ beats }) => beats.flatMap(beat => ('slot' in beat ? [] : [beat])))
const textsOf = ({ phrasings, short }: LocatedBeat) => [...phrasings, ...short]

/** Things that several plots name with "the" and never bring in. */
export function knownThings(plots: readonly PlotFile[], language: string): ReadonlySet<string> {
  const articles = ARTICLES[language]
  const times = new Map<string, number>()
  for (const plot of articles ? plots : []) {
    const all = beatsOf(plot)
      .flatMap(textsOf)
      .map(({ text }) => withOptional(text))
      .join('\n')
    const broughtIn = new Set(nounsAfter(articles?.indefinite ?? /$^/u, all))
    for (const noun of new Set(nounsAfter(articles?.definite ?? /$^/u, all)))
      if (!broughtIn.has(noun)) times.set(noun, (times.get(noun) ?? 0) + 1)
  }
  return new Set([...times].flatMap(([noun, count]) => (count >= KNOWN_FROM ? [noun] : [])))
}

const tagsFor = (category: string, age: TargetAge): Set<string> =>
  new Set([category, age, age === 'toddler' || age === 'child' ? 'kid' : 'grown'])

/** Beats before one that are told whenever it is told, for a category and an age. */
function certainBefore(beats: readonly LocatedBeat[], at: number, tags: ReadonlySet<string>): LocatedBeat[] {
  const world = new Set(tags)
  const told: LocatedBeat[] = []
  const needed = new Set((beats[at]?.needs ?? '').split(' '))
  for (const beat of beats.slice(0, at)) {
    const gives = (beat.gives ?? '').split(' ').filter(tag => tag !== '')
    const isOnlyGiver = gives.some(
      tag => needed.has(tag) && beats.filter(one => one.gives?.split(' ').includes(tag)).length === 1,
    )
    if (!isOnlyGiver && (beat.rank > 0 || !meetsNeeds(beat.needs, world))) continue
    told.push(beat)
    for (const tag of gives) world.add(tag)
  }
  return told
}

/** Whether the beat can be told without the word. */
const isAvoidable = (beat: LocatedBeat, stem: string): boolean =>
  textsOf(beat).some(({ text }) => wordingsOf(text).some(wording => !lower(wording).includes(stem)))

interface Situation {
  readonly beats: readonly LocatedBeat[]
  readonly worlds: readonly ReadonlySet<string>[]
  readonly articles: Articles
}

const CERTAIN: ReadonlySet<string> = new Set([...CATEGORIES, ...TARGET_AGES, 'kid', 'grown'])

/** Whether what the beat needs of category and age is so; other tags may be. */
function isPossible({ needs }: LocatedBeat, world: ReadonlySet<string>): boolean {
  const isCertain = (need: string) => need.split('/').every(tag => CERTAIN.has(tag.replace('!', '')))
  return meetsNeeds((needs ?? '').split(' ').filter(isCertain).join(' '), world)
}

/** Whether, in some world, every beat that must be told before can leave the word out. */
function isLacking({ beats, worlds }: Situation, at: number, noun: string): boolean {
  const [beat] = beats.slice(at, at + 1)
  const stem = stemOf(noun)
  return worlds.some(
    world =>
      beat !== undefined &&
      isPossible(beat, world) &&
      certainBefore(beats, at, world).every(earlier => isAvoidable(earlier, stem)),
  )
}

/** Things that some wording calls back before it, or any earlier text of that beat, names them. */
function calledBack({ text }: { readonly text: string }, { definite }: Articles): Set<string> {
  return new Set(
    wordingsOf(text).flatMap(wording =>
      [...wording.matchAll(definite)].flatMap(({ 1: noun = '', index }) =>
        lower(wording.slice(0, index)).includes(stemOf(lower(noun))) ? [] : [lower(noun)],
      ),
    ),
  )
}

/**
 * Things with their article that an earlier beat brings in, where the story can be told without any mention of them: the
 * beat left out, the phrasing another one, the sentence too many. Faults of plots with sockets; of others a guess.
 */
export function checkCallBacks(
  plot: PlotFile,
  language: string,
  known: ReadonlySet<string> = new Set(),
  isJudged = true,
): StoryFinding[] {
  const articles = ARTICLES[language]
  if (!articles) return []
  const beats = beatsOf(plot)
  const { categories, ages, id, sockets } = plot.plot
  const worlds = (categories.length > 0 ? categories : CATEGORIES).flatMap(category =>
    ages.map(age => tagsFor(category, age)),
  )
  const understood = isJudged ? understoodIn(language, id) : new Set<string>()
  const broughtIn = new Map<string, number>()
  const findings: StoryFinding[] = []
  for (const [at, beat] of beats.entries()) {
    for (const phrasing of textsOf(beat))
      for (const noun of calledBack(phrasing, articles)) {
        const from = broughtIn.get(noun)
        if (from === undefined || known.has(noun) || understood.has(noun)) continue
        if (!isLacking({ beats, worlds, articles }, at, noun)) continue
        const fault = `calls back "${noun}", which line ${from} brings in and which need not be told`
        findings.push({ file: plot.file, line: phrasing.line, fault, ...(sockets ? {} : { isWarning: true }) })
      }
    for (const { text, line } of textsOf(beat))
      for (const noun of nounsAfter(articles.indefinite, withOptional(text)))
        if (!broughtIn.has(noun)) broughtIn.set(noun, line)
  }
  return findings
}
