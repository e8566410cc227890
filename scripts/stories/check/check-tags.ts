import type { LanguagePack } from '../../../src/api/author/offline/language-pack.ts'
import type { StoryFiles } from '../../../src/api/author/offline/stories/read-stories.ts'
import type { LocatedBeat } from '../../../src/api/author/offline/stories/scenes.ts'
import { CATEGORIES } from '../../../src/contract/categories.ts'
import { TARGET_AGES, TONES } from '../../../src/contract/options.ts'
import type { StoryFinding } from './story-finding.ts'

/** What the beats of any plot may say of it, which inserts in code ask for. */
const OF_ANY_PLOT = ['apart', 'together', 'inside', 'out', 'indoors', 'outdoors']
const OF_BRIEFS = ['kid', 'grown', 'pet', 'young', 'old', 'animal', 'wheels', 'unseeing', 'unhearing']
/** Of what stands in the socket of a place; neither where its words do not tell. */
const OF_PLACES = ['place-in', 'place-out']

interface TaggedBeat {
  readonly file: string
  readonly line: number
  readonly needs: readonly string[]
  readonly gives: readonly string[]
}

const wordsIn = (tags: string | undefined): string[] => (tags ?? '').split(/[ /]/u).filter(tag => tag !== '')
const bare = (tag: string): string => (tag.startsWith('!') ? tag.slice(1) : tag)

const tagged = (file: string, { line, needs, gives }: LocatedBeat): TaggedBeat => ({
  file,
  line,
  needs: wordsIn(needs),
  gives: wordsIn(gives),
})

function beatsOf({ plots, episodes, inserts }: StoryFiles): TaggedBeat[] {
  const ofScenes = [...plots, ...episodes].flatMap(({ file, scenes }) =>
    scenes.flatMap(({ beats }) => beats.flatMap(beat => ('slot' in beat ? [] : [tagged(file, beat)]))),
  )
  return [...ofScenes, ...inserts.flatMap(({ file, beats }) => beats.map(beat => tagged(file, beat)))]
}

/** `needs` of episodes and files of inserts, which stand in their front matter. */
function heads({ episodes, inserts }: StoryFiles): TaggedBeat[] {
  const ofEpisodes = episodes.map(({ file, episode: { needs } }) => ({
    file,
    line: 2,
    needs: wordsIn(needs),
    gives: [],
  }))
  const ofInserts = inserts.map(({ file, inserts: list }) => ({
    file,
    line: 2,
    needs: list.flatMap(({ needs }) => wordsIn(needs)),
    gives: [],
  }))
  return [...ofEpisodes, ...ofInserts]
}

/** A tag that is needed before it is given in the same plot. */
function tooEarly(beats: readonly TaggedBeat[]): StoryFinding[] {
  return beats.flatMap(({ file, line, needs }, index) =>
    needs.flatMap(tag => {
      const givers = beats.flatMap((beat, at) => (beat.gives.includes(tag) ? [at] : []))
      const isEarly = givers.length > 0 && givers.every(at => at >= index)
      return isEarly ? [{ file, line, fault: `needs "${tag}", which only a later beat gives` }] : []
    }),
  )
}

/** Tags that nobody gives, or gives too late; tags that nobody needs are for a person to judge. */
export function checkTags(files: StoryFiles, pack: LanguagePack): StoryFinding[] {
  const beats = beatsOf(files)
  const weathers = Object.keys(files.stories.weathers)
  const plotFlags = files.plots.flatMap(({ plot }) => plot.flags ?? [])
  const flags = [
    ...TARGET_AGES,
    ...CATEGORIES,
    ...TONES,
    ...OF_BRIEFS,
    ...OF_ANY_PLOT,
    ...OF_PLACES,
    ...weathers,
    ...pack.traits,
  ]
  const filled = files.plots.flatMap(({ plot }) => (plot.sockets ?? []).map(({ name }) => `own-${name}`))
  const given = new Set([...flags, ...plotFlags, ...filled, ...beats.flatMap(({ gives }) => gives)])
  const needed = new Set([...flags, ...[...beats, ...heads(files)].flatMap(({ needs }) => needs.map(bare))])
  const byFile = Map.groupBy(beats, ({ file }) => file)
  return [
    ...[...beats, ...heads(files)].flatMap(({ file, line, needs }) =>
      [...new Set(needs.map(bare))]
        .filter(tag => !given.has(tag))
        .map(tag => ({ file, line, fault: `needs "${tag}", which nothing gives` })),
    ),
    ...beats.flatMap(({ file, line, gives }) =>
      gives
        .filter(tag => !needed.has(tag))
        .map(tag => ({ file, line, fault: `gives "${tag}", which nothing needs`, isWarning: true })),
    ),
    ...files.plots.flatMap(({ file }) => tooEarly(byFile.get(file) ?? [])),
  ]
}
