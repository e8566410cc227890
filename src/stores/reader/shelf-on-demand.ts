import { SETTLED_MS } from '../../contract/limits.ts'
import { browserClock, type Clock } from '../clock.ts'
import type { Shelf } from './shelf.ts'

/** Undefined where its code cannot be loaded: then there are no offline stories. */
const openShelf = (): Promise<Shelf | undefined> =>
  import('./shelf.ts').then(
    module => module.shelf,
    () => undefined,
  )

/** Its code is loaded at the first use. Never rejects. */
export function createShelfOnDemand(clock: Clock, shelf = openShelf): Omit<Shelf, 'clear'> {
  let cancel = () => {}
  let cancelRetaining = () => {}
  return {
    keep: async story => {
      cancel()
      cancel = clock.after(SETTLED_MS, async () => (await shelf())?.keep(story))
    },
    retain: async (ids, stillThere) => {
      cancelRetaining()
      cancelRetaining = clock.after(SETTLED_MS, async () => (await shelf())?.retain(ids, stillThere))
    },
    list: async () => (await shelf())?.list() ?? [],
    read: async id => (await shelf())?.read(id),
    drop: async id => {
      cancel()
      await (await shelf())?.drop(id)
    },
  }
}

export const shelfOnDemand = createShelfOnDemand(browserClock)
