import { OFFLINE_STORIES_DATABASE } from '../../contract/offline-stories.ts'
import type { Story } from '../../contract/story.ts'

export interface OfflineStory {
  readonly id: string
  /** Account that opened it, or NOBODY. */
  readonly owner: string
  /** Milliseconds since the epoch. */
  readonly openedAt: number
  /** Of text and pictures. */
  readonly bytes: number
  readonly story: Story
  /** By file name: an address changes every day, a name does not. */
  readonly pictures: Readonly<Record<string, OfflinePicture>>
}

export interface OfflinePicture {
  readonly address: string
  readonly bytes: Blob
}

/** Each rejects when the browser cannot keep or read anything. */
export interface OfflineStorage {
  all(): Promise<OfflineStory[]>
  put(entry: OfflineStory): Promise<void>
  remove(ids: readonly string[]): Promise<void>
  clear(): Promise<void>
}

const STORE = 'stories'

/** `factory` may throw, as `indexedDB` does where it is forbidden. */
export function openOfflineStorage(factory: () => IDBFactory): OfflineStorage {
  let opened: Promise<IDBDatabase> | undefined
  const forget = () => {
    opened = undefined
  }
  const database = (): Promise<IDBDatabase> => {
    opened ??= openDatabase(factory, forget)
    opened.catch(forget)
    return opened
  }
  const within = async <Result>(
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => IDBRequest<Result> | undefined,
  ): Promise<Result | undefined> => {
    const transaction = (await database()).transaction(STORE, mode)
    const request = work(transaction.objectStore(STORE))
    await ended(transaction)
    return request?.result
  }
  return {
    all: async () => (await within('readonly', store => store.getAll() as IDBRequest<OfflineStory[]>)) ?? [],
    put: async entry => void (await within('readwrite', store => store.put(entry))),
    clear: async () => void (await within('readwrite', store => store.clear())),
    remove: async ids => {
      await within('readwrite', store => {
        for (const id of ids) store.delete(id)
        return undefined
      })
    },
  }
}

async function openDatabase(factory: () => IDBFactory, onClosed: () => void): Promise<IDBDatabase> {
  const request = factory().open(OFFLINE_STORIES_DATABASE, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' })
  await new Promise((resolve, reject) => {
    request.onsuccess = resolve
    request.onerror = () => reject(request.error)
  })
  const database = request.result
  // An open connection would hold up another tab that deletes the database.
  database.onversionchange = () => {
    database.close()
    onClosed()
  }
  database.onclose = onClosed
  return database
}

const ended = (transaction: IDBTransaction): Promise<unknown> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = resolve
    transaction.onabort = () => reject(transaction.error)
  })
