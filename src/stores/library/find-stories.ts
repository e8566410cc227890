import type { StorySummary } from '../../contract/story-summary.ts'

export type StoryOrder = 'newest' | 'oldest' | 'title' | 'read'

/** Letters of a word that is looked for at the start of words alone. */
const SHORT_MOST = 3
const IS_LATIN = /^[\p{Script=Latin}\p{N}]+$/u
const WORD_START = /(?<![\p{L}\p{M}\p{N}])[\p{L}\p{N}]/gu

interface Finding {
  readonly search: string
  readonly order: StoryOrder
  /** Of titles, for their alphabet. */
  readonly language: string
  /** When each was read or heard last, by id; 0 for never. */
  readonly readAt: (id: string) => number
}

/** Stories of which title, teaser or chapter titles hold every word, in any order, with or without accents. */
export function findStories(
  stories: readonly StorySummary[],
  { search, order, language, readAt }: Finding,
): readonly StorySummary[] {
  const words = folded(search).split(/\s+/).filter(Boolean)
  const found = stories.filter(story => {
    const text = folded(textOf(story))
    return words.every(word => isIn(text, word))
  })
  return ordered(found, { order, language, readAt })
}

function ordered(stories: readonly StorySummary[], { order, language, readAt }: Omit<Finding, 'search'>) {
  const { compare } = new Intl.Collator(language, { numeric: true })
  const newestFirst = stories.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))
  if (order === 'oldest') return newestFirst.toReversed()
  if (order === 'title') return newestFirst.toSorted((one, other) => compare(one.title, other.title))
  if (order === 'read') return newestFirst.toSorted((one, other) => readAt(other.id) - readAt(one.id))
  return newestFirst
}

/** Inside a longer word, too ("laterne" in "Weihnachtslaterne"), but for the shortest, which are in many. */
const isIn = (text: string, word: string): boolean =>
  word.length > SHORT_MOST || !IS_LATIN.test(word)
    ? text.includes(word)
    : startsOf(text).some(at => text.startsWith(word, at))

const startsOf = (text: string): number[] => Array.from(text.matchAll(WORD_START), ({ index }) => index)

const textOf = ({ title, description, chapters }: StorySummary): string =>
  [title, description, ...chapters.map(chapter => chapter.title)].join('\n')

/** Without case and accents, so that "emile" finds Émile and "istanbul" İstanbul. */
const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/(?<=\p{Script=Latin})\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ı', 'i')
