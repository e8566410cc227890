import { atom } from 'nanostores'
import { readStory } from '../../contract/calls/read-story.ts'
import type { RefusalCode } from '../../contract/refusals.ts'
import type { Story } from '../../contract/story.ts'
import type { Client } from '../client.ts'
import type { Shelf } from './shelf.ts'
import { shelfOnDemand } from './shelf-on-demand.ts'

export type ReadableStory =
  | { state: 'loading' }
  /** `from` the shelf: the last opened version, while the service is unreachable. */
  | { state: 'ready'; story: Story; from: 'service' | 'shelf' }
  | { state: 'unfinished'; story: Story }
  | { state: 'missing' }
  | { state: 'unreachable' }

/** `open` may be called again after `unreachable`. */
export function createStory(ask: Client, shelf: Pick<Shelf, 'keep' | 'read' | 'drop'> = shelfOnDemand) {
  const $story = atom<ReadableStory>({ state: 'loading' })

  const open = async (id: string | undefined) => {
    if (!id) return $story.set({ state: 'missing' })
    $story.set({ state: 'loading' })
    const answer = await ask(readStory, { params: { id } })
    if (answer.ok) take(answer.value)
    else if (answer.refusal.code === 'not-found') lose(id)
    else $story.set(await kept(id, answer.refusal.code))
  }
  const take = (story: Story) => {
    if (!story.statusDetails.isComplete) return $story.set({ state: 'unfinished', story })
    $story.set({ state: 'ready', story, from: 'service' })
    void shelf.keep(story)
  }
  /** Deleted, or no longer shared: removed from this browser as well. */
  const lose = (id: string) => {
    $story.set({ state: 'missing' })
    void shelf.drop(id)
  }
  const kept = async (id: string, code: RefusalCode): Promise<ReadableStory> => {
    const story = code === 'not-serving' ? await shelf.read(id) : undefined
    return story ? { state: 'ready', story, from: 'shelf' } : { state: 'unreachable' }
  }
  /** What is shown stays until there is news. */
  const refresh = async () => {
    const now = $story.get()
    if (now.state !== 'ready') return
    const answer = await ask(readStory, { params: { id: now.story.id } })
    if (answer.ok) take(answer.value)
  }
  return { $story, open, refresh }
}
