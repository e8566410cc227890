import type { Story } from '../../../src/contract/story.ts'

/** A shelf in memory with these stories on it. */
export function fakeShelf(...stories: Story[]) {
  const kept = new Map(stories.map(story => [story.id, story]))
  const shelf = {
    keep: async (story: Story) => void kept.set(story.id, story),
    read: async (id: string) => kept.get(id),
    drop: async (id: string) => void kept.delete(id),
  }
  return { shelf, kept }
}
