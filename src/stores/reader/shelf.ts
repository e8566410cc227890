import { SHELF_BYTES_MAX, SHELF_EVENT, SHELF_STORIES_MAX } from '../../contract/shelf.ts'
import { Story } from '../../contract/story.ts'
import { bytesAt } from '../bytes-at.ts'
import { browserClock, type Clock } from '../clock.ts'
import { session } from '../session.ts'
import { fileNameIn, shownPictures, withPictures } from './shelf-pictures.ts'
import { type KeptPicture, type KeptStory, openShelfStorage, type ShelfStorage } from './shelf-storage.ts'

/** Owner of what was opened while signed out. */
export const NOBODY = 'nobody'

/** Which of these stories still exist; undefined when unknown. */
export type StillThere = (ids: readonly string[]) => Promise<readonly string[] | undefined>

export interface ShelfParts {
  readonly storage: ShelfStorage
  readonly owner: () => string
  /** Undefined when they cannot be loaded. */
  readonly bytesAt: (address: string) => Promise<Blob | undefined>
  /** Object URL. */
  readonly addressOf: (bytes: Blob) => string
  readonly clock: Pick<Clock, 'now'>
  /** Called with the source of what is shown: offline (true) or the service (false). */
  readonly tell: (isFromShelf: boolean) => void
}

/** Never rejects: without storage it is empty. What another account opened is never shown, and removed when found. */
export function createShelf(parts: ShelfParts) {
  const { storage, tell } = parts
  const show = shower(parts.addressOf)
  const calmly = <Result>(work: () => Promise<Result>, otherwise: Result) => work().catch(() => otherwise)

  const keep = (story: Story): Promise<void> =>
    calmly(async () => {
      tell(false)
      if (story.state !== 'complete') return
      const owner = parts.owner()
      const before = (await own(parts)).find(({ id }) => id === story.id)
      const kept = await gathered(story, owner, before, parts)
      // Signed out meanwhile.
      if (parts.owner() !== owner) return
      await storage.put(kept)
      await storage.remove(tooMany(await storage.all()))
    }, undefined)

  const read = (id: string): Promise<Story | undefined> =>
    calmly(async () => {
      const [story] = (await own(parts)).filter(kept => kept.id === id).flatMap(show)
      if (story) tell(true)
      return story
    }, undefined)

  /** The last one begun first, as the service lists them. */
  const list = (): Promise<Story[]> =>
    calmly(async () => {
      const stories = (await own(parts)).flatMap(show)
      if (stories.length > 0) tell(true)
      return stories.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))
    }, [])

  /** Keeps `ids` and what `stillThere` finds; everything when that is undefined. */
  const retain = (ids: readonly string[], stillThere: StillThere): Promise<void> =>
    calmly(async () => {
      tell(false)
      const others = (await storage.all()).map(({ id }) => id).filter(id => !ids.includes(id))
      const there = await stillThere(others)
      if (there) await storage.remove(others.filter(id => !there.includes(id)))
    }, undefined)

  const drop = (id: string): Promise<void> => calmly(() => storage.remove([id]), undefined)
  const clear = (): Promise<void> => calmly(() => storage.clear(), undefined)

  return { keep, read, list, retain, drop, clear }
}

export type Shelf = ReturnType<typeof createShelf>

/** Stories opened before signing in become the account's; those of another account are removed. */
async function own({ storage, owner }: ShelfParts): Promise<KeptStory[]> {
  const [all, me] = [await storage.all(), owner()]
  const foreign = all.filter(kept => kept.owner !== me && kept.owner !== NOBODY)
  if (foreign.length > 0) await storage.remove(foreign.map(({ id }) => id))
  for (const kept of all) if (kept.owner === NOBODY && me !== NOBODY) await storage.put({ ...kept, owner: me })
  return all.filter(kept => !foreign.includes(kept))
}

async function gathered(
  story: Story,
  owner: string,
  before: KeptStory | undefined,
  { bytesAt, clock }: ShelfParts,
): Promise<KeptStory> {
  const fetched = shownPictures(story).map(async (address): Promise<[string, KeptPicture][]> => {
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
function tooMany(all: readonly KeptStory[]): string[] {
  let bytes = 0
  const beyond = all
    .toSorted((one, other) => other.openedAt - one.openedAt)
    .filter((kept, index) => {
      bytes += kept.bytes
      return index >= SHELF_STORIES_MAX || bytes > SHELF_BYTES_MAX
    })
  return beyond.map(({ id }) => id)
}

/** Each picture has one object URL for as long as the page is open. */
function shower(addressOf: ShelfParts['addressOf']): (kept: KeptStory) => Story[] {
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

export const shelf: Shelf = createShelf({
  storage: openShelfStorage(() => indexedDB),
  owner: () => {
    const now = session.look()
    return now.state === 'signed-in' ? now.id : NOBODY
  },
  bytesAt,
  addressOf: bytes => URL.createObjectURL(bytes),
  clock: browserClock,
  tell: isFromShelf => document.dispatchEvent(new CustomEvent(SHELF_EVENT, { detail: isFromShelf })),
})

session.$session.listen(now => {
  if (now.state === 'signed-out') void shelf.clear()
})
