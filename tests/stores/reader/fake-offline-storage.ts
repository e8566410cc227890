import type { OfflineStorage, OfflineStory } from '../../../src/stores/reader/offline-storage.ts'

/** A browser's database in memory; `kept` is what lies in it. */
export function fakeOfflineStorage() {
  const stored = new Map<string, OfflineStory>()
  const storage: OfflineStorage = {
    all: async () => [...stored.values()],
    put: async story => void stored.set(story.id, structuredClone(story)),
    remove: async ids => {
      for (const id of ids) stored.delete(id)
    },
    clear: async () => stored.clear(),
  }
  return { stored, storage }
}
