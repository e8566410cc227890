import { SETTLED_MS } from '../../contract/limits.ts'
import { browserClock, type Clock } from '../clock.ts'
import type { Shelf } from './shelf.ts'

/** Undefined where its code is not to be had: then nothing is on it. */
const openShelf = (): Promise<Shelf | undefined> =>
  import('./shelf.ts').then(
    module => module.shelf,
    () => undefined,
  )

/** The browser's shelf; its code comes with its first use, which is never before the page stands. Nothing rejects. */
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
