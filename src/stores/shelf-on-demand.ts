import { SHELF_KEEP_MS } from '../contract/shelf.ts'
import { browserClock, type Clock } from './clock.ts'
import type { Shelf } from './shelf.ts'

/** Undefined where its code is not to be had: then nothing is on it. */
const openShelf = (): Promise<Shelf | undefined> =>
  import('./shelf.ts').then(
    module => module.shelf,
    () => undefined,
  )

/** The browser's shelf; its code comes with its first use, which is never before the page stands. Nothing rejects. */
export function createShelfOnDemand(clock: Clock, shelf = openShelf): Pick<Shelf, 'keep' | 'read' | 'drop'> {
  let cancel = () => {}
  return {
    keep: async story => {
      cancel()
      cancel = clock.after(SHELF_KEEP_MS, async () => (await shelf())?.keep(story))
    },
    read: async id => (await shelf())?.read(id),
    drop: async id => {
      cancel()
      await (await shelf())?.drop(id)
    },
  }
}

export const shelfOnDemand = createShelfOnDemand(browserClock)
