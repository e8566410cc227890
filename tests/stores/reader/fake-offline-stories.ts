import type { Story } from '../../../src/contract/story.ts'

/** Offline stories in memory, with these kept. */
export function fakeOfflineStories(...stories: Story[]) {
  const stored = new Map(stories.map(story => [story.id, story]))
  const offlineStories = {
    save: async (story: Story) => void stored.set(story.id, story),
    read: async (id: string) => stored.get(id),
    drop: async (id: string) => void stored.delete(id),
  }
  return { offlineStories, stored }
}
