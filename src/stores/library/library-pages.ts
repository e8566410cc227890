import { listStories } from '../../contract/calls/list-stories.ts'
import { STORY_IDS_MAX } from '../../contract/limits.ts'
import type { RefusalCode } from '../../contract/refusals.ts'
import type { StorySummary } from '../../contract/story-summary.ts'
import type { Accepted, Client } from '../client.ts'

export interface LibraryPagesDeps {
  readonly ask: Client
  /** Ids to load wherever they are in the list. */
  readonly wanted: () => readonly string[]
  readonly wantsAudiobooks: boolean
}

export type LibraryPages = ReturnType<typeof createLibraryPages>

/** As far as they were loaded. Functions that load return the code of a refusal, if any. */
export function createLibraryPages({ ask, wanted, wantsAudiobooks }: LibraryPagesDeps) {
  let stories: readonly StorySummary[] = []
  let next: string | undefined
  let pages = 1
  let watched: { readonly ids: string; readonly result: Accepted<typeof listStories> } | undefined

  const byIds = async (ids: readonly string[]) =>
    ids.length === 0 ? [] : storiesIn(await ask(listStories, { query: { ids: ids.slice(0, STORY_IDS_MAX).join(',') } }))

  /** Failures are ignored: what cannot be loaded is not missed yet. */
  const furtherDown = async (found: readonly StorySummary[]) => {
    const missing = wanted().filter(id => found.every(story => story.id !== id))
    const audiobooks = wantsAudiobooks ? ask(listStories, { query: { ordered: 'audiobook' } }).then(storiesIn) : []
    return [...((await byIds(missing)) ?? []), ...((await audiobooks) ?? [])]
  }
  const load = async (): Promise<RefusalCode | undefined> => {
    const found: StorySummary[] = []
    let cursor: string | undefined
    for (let page = 0; page === 0 || (page < pages && cursor !== undefined); page += 1) {
      const result = await ask(listStories, { query: { cursor } })
      if (!result.ok) return result.refusal.code
      found.push(...result.value)
      cursor = result.next
    }
    stories = newestFirst(cursor === undefined ? found : [...found, ...(await furtherDown(found))])
    next = cursor
    return undefined
  }
  const loadMore = async (): Promise<RefusalCode | undefined> => {
    const cursor = next
    if (cursor === undefined) return undefined
    const result = await ask(listStories, { query: { cursor } })
    if (!result.ok) return result.refusal.code
    // Read anew meanwhile: that is newer.
    if (next !== cursor) return undefined
    stories = newestFirst([...result.value, ...stories])
    next = result.next
    pages += 1
    return undefined
  }
  /** Stories that are gone are removed. */
  const refresh = async (some: readonly string[]): Promise<RefusalCode | undefined> => {
    if (some.length === 0) return undefined
    const ids = some.slice(0, STORY_IDS_MAX).join(',')
    const before = watched?.ids === ids ? watched.result : undefined
    const result = await ask(listStories, { query: { ids }, before })
    if (!result.ok) return result.refusal.code
    watched = { ids, result }
    const fresh = new Map(result.value.map(story => [story.id, story]))
    stories = stories.flatMap(story => (ids.includes(story.id) ? (fresh.get(story.id) ?? []) : story))
    return undefined
  }
  /** Ids that still exist, of stories not loaded; undefined when the service does not answer. */
  const stillThere = async (ids: readonly string[]): Promise<readonly string[] | undefined> =>
    next === undefined ? [] : (await byIds(ids))?.map(({ id }) => id)

  return { stories: () => stories, hasMore: () => next !== undefined, load, loadMore, refresh, stillThere }
}

const storiesIn = (result: { ok: true; value: StorySummary[] } | { ok: false }): StorySummary[] | undefined =>
  result.ok ? result.value : undefined

/** Each story once, at its first position. */
function newestFirst(stories: readonly StorySummary[]): StorySummary[] {
  const once = new Map(stories.toReversed().map(story => [story.id, story]))
  return [...once.values()].reverse().toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))
}
