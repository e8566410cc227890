import { atom } from 'nanostores'
import { readStory } from '../../contract/calls/read-story.ts'
import type { RefusalCode } from '../../contract/refusals.ts'
import type { Story } from '../../contract/story.ts'
import type { Client } from '../client.ts'
import type { OfflineStories } from './offline-stories.ts'
import { offlineStoriesOnDemand } from './offline-stories-on-demand.ts'

export type ReadableStory =
  | { state: 'loading' }
  /** `from` the offline stories: the last opened version, while the service is unreachable. */
  | { state: 'ready'; story: Story; from: 'service' | 'shelf' }
  | { state: 'unfinished'; story: Story }
  | { state: 'missing' }
  | { state: 'unreachable' }

/** `open` may be called again after `unreachable`. */
export function createStory(
  ask: Client,
  offlineStories: Pick<OfflineStories, 'save' | 'read' | 'drop'> = offlineStoriesOnDemand,
) {
  const $story = atom<ReadableStory>({ state: 'loading' })

  const open = async (id: string | undefined) => {
    if (!id) return $story.set({ state: 'missing' })
    $story.set({ state: 'loading' })
    const result = await ask(readStory, { params: { id } })
    if (result.ok) showStory(result.value)
    else if (result.refusal.code === 'not-found') lose(id)
    else $story.set(await offlineState(id, result.refusal.code))
  }
  const showStory = (story: Story) => {
    if (!story.statusDetails.isComplete) return $story.set({ state: 'unfinished', story })
    $story.set({ state: 'ready', story, from: 'service' })
    void offlineStories.save(story)
  }
  /** Deleted, or no longer shared: removed from this browser as well. */
  const lose = (id: string) => {
    $story.set({ state: 'missing' })
    void offlineStories.drop(id)
  }
  const offlineState = async (id: string, code: RefusalCode): Promise<ReadableStory> => {
    const story = code === 'not-serving' ? await offlineStories.read(id) : undefined
    return story ? { state: 'ready', story, from: 'shelf' } : { state: 'unreachable' }
  }
  /** What is shown stays until there is news. */
  const refresh = async () => {
    const now = $story.get()
    if (now.state !== 'ready') return
    const result = await ask(readStory, { params: { id: now.story.id } })
    if (result.ok) showStory(result.value)
  }
  return { $story, open, refresh }
}
