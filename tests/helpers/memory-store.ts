import { isDeepStrictEqual } from 'node:util'
import type { Kind, SandboxRecord } from '../../src/api/outside/payment/sandbox/records.ts'
import type { SandboxRecords, SandboxStore } from '../../src/api/outside/payment/sandbox/store.ts'

type RecordTable = Map<string, object>

/** Transactional, as the database's. */
export function memoryStore(): SandboxStore {
  let stored = new Map<Kind, RecordTable>()
  let last: Promise<unknown> = Promise.resolve()
  return {
    inTransaction(run) {
      const turn = last.then(async () => {
        const copy = new Map([...stored].map(([kind, table]) => [kind, new Map(table)]))
        const result = await run(booksOn(copy))
        stored = copy
        return result
      })
      last = turn.catch(() => undefined)
      return turn
    },
  }
}

function booksOn(tables: Map<Kind, RecordTable>): SandboxRecords {
  const tableOf = (kind: Kind) => tables.get(kind) ?? tables.set(kind, new Map()).get(kind)!
  return {
    read: async <One extends Kind>(kind: One, id: string) =>
      structuredClone(tableOf(kind).get(id)) as SandboxRecord<One> | undefined,
    find: async <One extends Kind>(kind: One, like: object = {}) =>
      [...tableOf(kind).values()]
        .filter(record => matches(record, like))
        .map(record => structuredClone(record) as SandboxRecord<One>),
    write: async (kind, id, data) => void tableOf(kind).set(id, structuredClone(data)),
    remove: async (kind, id) => void tableOf(kind).delete(id),
  }
}

const matches = (record: object, like: object): boolean =>
  Object.entries(like).every(([name, value]) => isDeepStrictEqual((record as Record<string, unknown>)[name], value))
