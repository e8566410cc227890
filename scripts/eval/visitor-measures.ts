import { compose } from '../../src/api/author/offline/compose.ts'
import type { LanguagePack } from '../../src/api/author/offline/language-pack.ts'
import { openLanguagePack } from '../../src/api/author/offline/language-packs.ts'
import { memoryOf, type StoryHistory } from '../../src/api/story/memory.ts'
import { wordsOf } from '../../src/lib/words.ts'
import { QUIET_NAME, quietBrief } from './briefs/quiet-people.ts'
import { RICH_AGES, RICH_CATEGORIES, type RichCase, richBrief } from './briefs/rich-brief.ts'
import { RICH_PEOPLE, type RichPerson } from './briefs/rich-people.ts'
import { type Causes, causesOf } from './measures/causes.ts'
import { shareInCommonRuns, withoutNames } from './measures/common-runs.ts'
import { sentencesWith } from './measures/quiet.ts'

/** How much of the offline author's stories in a language is about their visitors. Shares are 0 to 1. */
export interface VisitorRow {
  readonly language: string
  readonly stories: number
  readonly beatsWithAnswer: number
  readonly answersUsed: number
  /** Of the words of two people's stories of the same seed. */
  readonly swapped: number
  readonly recited: number
  /** Stories in which somebody acts who died or was not born, of so many tries. */
  readonly acting: number
  readonly tries: number
  readonly filler: number
  readonly episodes: number
  readonly breaks: number
  /** Of the fifth story of a family. */
  readonly readBefore: number
}

const LENGTHS = [1000, 2000]
/** Length by which filler and a family's stories are measured. */
const LONG_WORDS = 2000
const SWAP_RUN = 5
const READ_RUN = 8
const FAMILY_STORIES = 5
const FAMILIES = [
  { category: 'bedtime', age: 'child' },
  { category: 'adventure', age: 'child' },
  { category: 'love', age: '20+' },
] as const

interface VisitorStory extends Causes {
  readonly person: RichPerson
  readonly options: RichCase
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
const mean = (values: readonly number[]): number => (values.length === 0 ? 0 : sum(values) / values.length)
const smallWords = (text: string, language: string): string[] => wordsOf(text.toLowerCase(), language)

const casesIn = (language: string): RichCase[] =>
  RICH_CATEGORIES.flatMap(category =>
    Object.keys(RICH_AGES).flatMap(age =>
      LENGTHS.map(words => ({ language, category, age: age as RichCase['age'], words, seed: `visitor ${category}` })),
    ),
  )

/** Of every pair of people, in both directions. */
function swappedShares(all: readonly VisitorStory[], language: string): number[] {
  const masked = all.map(({ person: { name, friend, location }, text }) =>
    withoutNames(smallWords(text, language), [name, friend[0], location]),
  )
  return masked.flatMap((words, index) =>
    masked.filter((_, other) => other !== index).map(other => shareInCommonRuns(words, [other], SWAP_RUN)),
  )
}

const isRecited = ({ recited, text, person: { answers } }: VisitorStory): boolean =>
  recited > 0 || answers.some(([question]) => text.includes(question))

function actingStories(pack: LanguagePack, tries: number): number {
  return [...Array(tries).keys()].filter(index => {
    const { chapters } = compose(pack, quietBrief(pack.language, index))
    return sentencesWith(QUIET_NAME, chapters, pack.language).acting.length > 0
  }).length
}

/** Share of a family's last story that its members have read before, each story told with the earlier ones known. */
function readBefore(pack: LanguagePack, person: RichPerson, options: Omit<RichCase, 'seed'>): number {
  const earlier: StoryHistory[] = []
  const texts: string[][] = []
  for (let story = 1; story <= FAMILY_STORIES; story++) {
    const seed = `family ${person.name} ${story}`
    const { chapters, history } = compose(pack, richBrief(person, { ...options, seed }, memoryOf(earlier)))
    earlier.push(history)
    texts.push(smallWords(chapters.map(({ text }) => text).join('\n'), pack.language))
  }
  return shareInCommonRuns(texts.at(-1) ?? [], texts.slice(0, -1), READ_RUN)
}

const shareOf = (
  all: readonly VisitorStory[],
  part: (one: VisitorStory) => number,
  whole: (one: VisitorStory) => number,
): number => sum(all.map(part)) / Math.max(1, sum(all.map(whole)))

/** `tries` is of somebody who is not to act. Throws where nothing is written in the language. */
export async function measureVisitors(language: string, tries: number): Promise<VisitorRow> {
  const pack = await openLanguagePack(language)
  const people = RICH_PEOPLE[language]
  if (!pack || !people) throw new Error(`nothing is written in "${language}"`)
  const groups = casesIn(language).map(options =>
    people.map((person): VisitorStory => ({ person, options, ...causesOf(pack, richBrief(person, options)) })),
  )
  const all = groups.flat()
  const long = all.filter(({ options }) => options.words === LONG_WORDS)
  return {
    language,
    stories: all.length,
    beatsWithAnswer: shareOf(
      all,
      one => one.beatsWithAnswer,
      one => one.beats,
    ),
    answersUsed: shareOf(
      all,
      one => one.used,
      one => one.given,
    ),
    swapped: mean(groups.flatMap(group => swappedShares(group, language))),
    recited: all.filter(isRecited).length,
    acting: actingStories(pack, tries),
    tries,
    filler: shareOf(
      long,
      one => one.fillerWords,
      one => one.words,
    ),
    episodes: shareOf(
      long,
      one => one.episodeWords,
      one => one.words,
    ),
    breaks: shareOf(
      all,
      one => one.endsInScene,
      one => one.ends,
    ),
    readBefore: mean(
      FAMILIES.flatMap(family =>
        people.map(person => readBefore(pack, person, { language, words: LONG_WORDS, ...family })),
      ),
    ),
  }
}
