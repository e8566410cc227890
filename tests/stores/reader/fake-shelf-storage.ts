import type { KeptStory, ShelfStorage } from '../../../src/stores/reader/shelf-storage.ts'

/** A browser's database in memory; `kept` is what lies in it. */
export function fakeShelfStorage() {
  const kept = new Map<string, KeptStory>()
  const storage: ShelfStorage = {
    all: async () => [...kept.values()],
    put: async story => void kept.set(story.id, structuredClone(story)),
    remove: async ids => {
      for (const id of ids) kept.delete(id)
    },
    clear: async () => kept.clear(),
  }
  return { kept, storage }
}
