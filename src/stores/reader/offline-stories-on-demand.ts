import { SETTLED_MS } from '../../contract/limits.ts'
import { browserClock, type Clock } from '../clock.ts'
import type { OfflineStories } from './offline-stories.ts'

/** Undefined where its code cannot be loaded: then there are no offline stories. */
const openOfflineStories = (): Promise<OfflineStories | undefined> =>
  import('./offline-stories.ts').then(
    module => module.offlineStories,
    () => undefined,
  )

/** Its code is loaded at the first use. Never rejects. */
export function createOfflineStoriesOnDemand(clock: Clock, open = openOfflineStories): Omit<OfflineStories, 'clear'> {
  let cancel = () => {}
  let cancelRetaining = () => {}
  return {
    save: async story => {
      cancel()
      cancel = clock.after(SETTLED_MS, async () => (await open())?.save(story))
    },
    retain: async (ids, stillThere) => {
      cancelRetaining()
      cancelRetaining = clock.after(SETTLED_MS, async () => (await open())?.retain(ids, stillThere))
    },
    list: async () => (await open())?.list() ?? [],
    read: async id => (await open())?.read(id),
    drop: async id => {
      cancel()
      await (await open())?.drop(id)
    },
  }
}

export const offlineStoriesOnDemand = createOfflineStoriesOnDemand(browserClock)
