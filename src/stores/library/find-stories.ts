import type { StorySummary } from '../../contract/story-summary.ts'

export type StoryOrder = 'newest' | 'oldest' | 'title' | 'read'

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
    return words.every(word => text.includes(word))
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

const textOf = ({ title, description, chapters }: StorySummary): string =>
  [title, description, ...chapters.map(chapter => chapter.title)].join('\n')

/** Without case and accents, so that "emile" finds Émile and "istanbul" İstanbul. */
const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/(?<=\p{Script=Latin})\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ı', 'i')
