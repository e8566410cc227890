import { atom } from 'nanostores'
import { readStory } from '../contract/calls/read-story.ts'
import type { Story } from '../contract/story.ts'
import type { Client } from './client.ts'

export type ReadableStory =
  | { state: 'loading' }
  | { state: 'ready'; story: Story }
  /** Still being written: there is nothing to read yet. */
  | { state: 'unfinished'; story: Story }
  | { state: 'missing' }
  | { state: 'unreachable' }

/** One story to read. `open` may be called again when the service could not be reached. */
export function createStory(ask: Client) {
  const $story = atom<ReadableStory>({ state: 'loading' })

  const open = async (id: string | undefined) => {
    if (!id) return $story.set({ state: 'missing' })
    $story.set({ state: 'loading' })
    const answer = await ask(readStory, { params: { id } })
    if (answer.ok) {
      const story = answer.value
      $story.set({ state: story.statusDetails.isComplete ? 'ready' : 'unfinished', story })
    } else $story.set({ state: answer.refusal.code === 'not-found' ? 'missing' : 'unreachable' })
  }
  /** Reads an open story again; what is on screen stays until there is news. */
  const refresh = async () => {
    const now = $story.get()
    if (now.state !== 'ready') return
    const answer = await ask(readStory, { params: { id: now.story.id } })
    if (answer.ok) $story.set({ state: 'ready', story: answer.value })
  }
  return { $story, open, refresh }
}
