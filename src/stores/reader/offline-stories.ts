import { OFFLINE_BYTES_MAX, OFFLINE_STORIES_EVENT, OFFLINE_STORIES_MAX } from '../../contract/offline-stories.ts'
import { Story } from '../../contract/story.ts'
import { bytesAt } from '../bytes-at.ts'
import { browserClock, type Clock } from '../clock.ts'
import { session } from '../session.ts'
import { fileNameIn, shownPictures, withPictures } from './offline-pictures.ts'
import { type OfflinePicture, type OfflineStorage, type OfflineStory, openOfflineStorage } from './offline-storage.ts'

/** Owner of what was opened while signed out. */
export const NO_OWNER = 'nobody'

/** Which of these stories still exist; undefined when unknown. */
export type StillThere = (ids: readonly string[]) => Promise<readonly string[] | undefined>

export interface OfflineStoriesDeps {
  readonly storage: OfflineStorage
  readonly owner: () => string
  /** Undefined when they cannot be loaded. */
  readonly bytesAt: (address: string) => Promise<Blob | undefined>
  /** Object URL. */
  readonly addressOf: (bytes: Blob) => string
  readonly clock: Pick<Clock, 'now'>
  /** Called with the source of what is shown: offline (true) or the service (false). */
  readonly notify: (isOffline: boolean) => void
}

/** Never rejects: without storage it is empty. What another account opened is never shown, and removed when found. */
export function createOfflineStories(deps: OfflineStoriesDeps) {
  const { storage, notify } = deps
  const show = toStories(deps.addressOf)
  const withFallback = <Result>(work: () => Promise<Result>, otherwise: Result) => work().catch(() => otherwise)

  const save = (story: Story): Promise<void> =>
    withFallback(async () => {
      notify(false)
      if (story.state !== 'complete') return
      const owner = deps.owner()
      const before = (await own(deps)).find(({ id }) => id === story.id)
      const kept = await offlineStoryOf(story, owner, before, deps)
      // Signed out meanwhile.
      if (deps.owner() !== owner) return
      await storage.put(kept)
      await storage.remove(expiredIds(await storage.all()))
    }, undefined)

  const read = (id: string): Promise<Story | undefined> =>
    withFallback(async () => {
      const [story] = (await own(deps)).filter(entry => entry.id === id).flatMap(show)
      if (story) notify(true)
      return story
    }, undefined)

  /** The last one begun first, as the service lists them. */
  const list = (): Promise<Story[]> =>
    withFallback(async () => {
      const stories = (await own(deps)).flatMap(show)
      if (stories.length > 0) notify(true)
      return stories.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))
    }, [])

  /** Keeps `ids` and what `stillThere` finds; everything when that is undefined. */
  const retain = (ids: readonly string[], stillThere: StillThere): Promise<void> =>
    withFallback(async () => {
      notify(false)
      const others = (await storage.all()).map(({ id }) => id).filter(id => !ids.includes(id))
      const there = await stillThere(others)
      if (there) await storage.remove(others.filter(id => !there.includes(id)))
    }, undefined)

  const drop = (id: string): Promise<void> => withFallback(() => storage.remove([id]), undefined)
  const clear = (): Promise<void> => withFallback(() => storage.clear(), undefined)

  return { save, read, list, retain, drop, clear }
}

export type OfflineStories = ReturnType<typeof createOfflineStories>

/** Stories opened before signing in become the account's; those of another account are removed. */
async function own({ storage, owner }: OfflineStoriesDeps): Promise<OfflineStory[]> {
  const [all, me] = [await storage.all(), owner()]
  const foreign = all.filter(kept => kept.owner !== me && kept.owner !== NO_OWNER)
  if (foreign.length > 0) await storage.remove(foreign.map(({ id }) => id))
  for (const kept of all) if (kept.owner === NO_OWNER && me !== NO_OWNER) await storage.put({ ...kept, owner: me })
  return all.filter(entry => !foreign.includes(entry))
}

async function offlineStoryOf(
  story: Story,
  owner: string,
  before: OfflineStory | undefined,
  { bytesAt, clock }: OfflineStoriesDeps,
): Promise<OfflineStory> {
  const fetched = shownPictures(story).map(async (address): Promise<[string, OfflinePicture][]> => {
    const name = fileNameIn(address)
    const known = before?.pictures[name]
    if (known?.address === address) return [[name, known]]
    const bytes = await bytesAt(address)
    if (bytes) return [[name, { address, bytes }]]
    return known ? [[name, known]] : []
  })
  const pictures = (await Promise.all(fetched)).flat()
  const bytes =
    new Blob([JSON.stringify(story)]).size + pictures.reduce((sum, [, picture]) => sum + picture.bytes.size, 0)
  return { id: story.id, owner, openedAt: clock.now(), bytes, story, pictures: Object.fromEntries(pictures) }
}

/** Ids beyond the limit, of stories opened longest ago. */
function expiredIds(all: readonly OfflineStory[]): string[] {
  let bytes = 0
  const beyond = all
    .toSorted((one, other) => other.openedAt - one.openedAt)
    .filter((kept, index) => {
      bytes += kept.bytes
      return index >= OFFLINE_STORIES_MAX || bytes > OFFLINE_BYTES_MAX
    })
  return beyond.map(({ id }) => id)
}

/** Each picture has one object URL for as long as the page is open. */
function toStories(addressOf: OfflineStoriesDeps['addressOf']): (entry: OfflineStory) => Story[] {
  const given = new Map<string, string>()
  return ({ id, openedAt, story, pictures }) => {
    // A story kept by an older version may lack something.
    const parsed = Story.safeParse(story)
    if (!parsed.success) return []
    const found = (name: string): string | undefined => {
      const picture = pictures[name]
      if (!picture) return undefined
      const key = `${id}/${name}/${openedAt}`
      const address = given.get(key) ?? addressOf(picture.bytes)
      given.set(key, address)
      return address
    }
    return [withPictures(parsed.data, found)]
  }
}

export const offlineStories: OfflineStories = createOfflineStories({
  storage: openOfflineStorage(() => indexedDB),
  owner: () => {
    const now = session.look()
    return now.state === 'signed-in' ? now.id : NO_OWNER
  },
  bytesAt,
  addressOf: bytes => URL.createObjectURL(bytes),
  clock: browserClock,
  notify: isOffline => document.dispatchEvent(new CustomEvent(OFFLINE_STORIES_EVENT, { detail: isOffline })),
})

session.$session.listen(now => {
  if (now.state === 'signed-out') void offlineStories.clear()
})
