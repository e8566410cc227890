import { listStories } from '../../contract/calls/list-stories.ts'
import { STORY_IDS_MAX } from '../../contract/limits.ts'
import type { RefusalCode } from '../../contract/refusals.ts'
import type { StorySummary } from '../../contract/story-summary.ts'
import type { Accepted, Client } from '../client.ts'

export interface PagesParts {
  readonly ask: Client
  /** Stories that are wanted wherever they stand. */
  readonly wanted: () => readonly string[]
  /** Whether all that an audiobook was ordered of are wanted at once. */
  readonly wantsAudiobooks: boolean
}

export type LibraryPages = ReturnType<typeof createLibraryPages>

/** The stories of a library as far as they were loaded. Each way to load more gives the code of its refusal, if any. */
export function createLibraryPages({ ask, wanted, wantsAudiobooks }: PagesParts) {
  let stories: readonly StorySummary[] = []
  let next: string | undefined
  let pages = 1
  let watched: { readonly ids: string; readonly answer: Accepted<typeof listStories> } | undefined

  const byIds = async (ids: readonly string[]) =>
    ids.length === 0 ? [] : storiesIn(await ask(listStories, { query: { ids: ids.slice(0, STORY_IDS_MAX).join(',') } }))

  /** What stands further down and is wanted now; what cannot be had is missed by nobody yet. */
  const furtherDown = async (found: readonly StorySummary[]) => {
    const missing = wanted().filter(id => found.every(story => story.id !== id))
    const audiobooks = wantsAudiobooks ? ask(listStories, { query: { ordered: 'audiobook' } }).then(storiesIn) : []
    return [...((await byIds(missing)) ?? []), ...((await audiobooks) ?? [])]
  }
  /** Reads as many pages as were shown before. */
  const load = async (): Promise<RefusalCode | undefined> => {
    const found: StorySummary[] = []
    let cursor: string | undefined
    for (let page = 0; page === 0 || (page < pages && cursor !== undefined); page += 1) {
      const answer = await ask(listStories, { query: { cursor } })
      if (!answer.ok) return answer.refusal.code
      found.push(...answer.value)
      cursor = answer.next
    }
    stories = newestFirst(cursor === undefined ? found : [...found, ...(await furtherDown(found))])
    next = cursor
    return undefined
  }
  const loadMore = async (): Promise<RefusalCode | undefined> => {
    const cursor = next
    if (cursor === undefined) return undefined
    const answer = await ask(listStories, { query: { cursor } })
    if (!answer.ok) return answer.refusal.code
    // They were read anew meanwhile: what came then is newer.
    if (next !== cursor) return undefined
    stories = newestFirst([...answer.value, ...stories])
    next = answer.next
    pages += 1
    return undefined
  }
  /** Reads some of them again; those that are no longer there go. */
  const refresh = async (some: readonly string[]): Promise<RefusalCode | undefined> => {
    if (some.length === 0) return undefined
    const ids = some.slice(0, STORY_IDS_MAX).join(',')
    const before = watched?.ids === ids ? watched.answer : undefined
    const answer = await ask(listStories, { query: { ids }, before })
    if (!answer.ok) return answer.refusal.code
    watched = { ids, answer }
    const fresh = new Map(answer.value.map(story => [story.id, story]))
    stories = stories.flatMap(story => (ids.includes(story.id) ? (fresh.get(story.id) ?? []) : story))
    return undefined
  }
  /** Which of these are still there, of those that were not loaded; undefined when nobody could be asked. */
  const stillThere = async (ids: readonly string[]): Promise<readonly string[] | undefined> =>
    next === undefined ? [] : (await byIds(ids))?.map(({ id }) => id)

  return { stories: () => stories, hasMore: () => next !== undefined, load, loadMore, refresh, stillThere }
}

const storiesIn = (answer: { ok: true; value: StorySummary[] } | { ok: false }): StorySummary[] | undefined =>
  answer.ok ? answer.value : undefined

/** Each story once, as it stands first among these. */
function newestFirst(stories: readonly StorySummary[]): StorySummary[] {
  const once = new Map(stories.toReversed().map(story => [story.id, story]))
  return [...once.values()].reverse().toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))
}
