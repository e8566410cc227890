import { isDeepStrictEqual } from 'node:util'
import type { Books, Kind, SandboxStore } from '../../src/api/outside/payment/sandbox/store.ts'

type Shelf = Map<string, object>

/** Transactional, as the database's. */
export function memoryStore(): SandboxStore {
  let kept = new Map<Kind, Shelf>()
  let last: Promise<unknown> = Promise.resolve()
  return {
    alone(run) {
      const turn = last.then(async () => {
        const copy = new Map([...kept].map(([kind, shelf]) => [kind, new Map(shelf)]))
        const result = await run(booksOn(copy))
        kept = copy
        return result
      })
      last = turn.catch(() => undefined)
      return turn
    },
  }
}

function booksOn(shelves: Map<Kind, Shelf>): Books {
  const shelfOf = (kind: Kind) => shelves.get(kind) ?? shelves.set(kind, new Map()).get(kind)!
  return {
    read: async <T>(kind: Kind, id: string) => structuredClone(shelfOf(kind).get(id)) as T | undefined,
    find: async <T>(kind: Kind, like: object = {}) =>
      [...shelfOf(kind).values()].filter(thing => holds(thing, like)).map(thing => structuredClone(thing) as T),
    write: async (kind, id, data) => void shelfOf(kind).set(id, structuredClone(data)),
    remove: async (kind, id) => void shelfOf(kind).delete(id),
  }
}

const holds = (thing: object, like: object): boolean =>
  Object.entries(like).every(([name, value]) => isDeepStrictEqual((thing as Record<string, unknown>)[name], value))
