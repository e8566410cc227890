import { assignStory } from '../../contract/calls/assign-story.ts'
import type { RefusalCode } from '../../contract/refusals.ts'
import type { Client } from '../client.ts'
import type { UnclaimedStore } from './unclaimed.ts'

/** Returns the code of a refusal, after which the others wait. What is gone meanwhile is skipped. */
export async function assignUnclaimed(
  ask: Client,
  { $unclaimed }: UnclaimedStore,
  account: string,
): Promise<RefusalCode | undefined> {
  const now = $unclaimed.get()
  if (now.state !== 'some') return undefined
  $unclaimed.set({ state: 'keeping', ids: now.ids })
  for (const [index, id] of now.ids.entries()) {
    const result = await ask(assignStory, { params: { id, user_id: account } })
    if (result.ok || result.refusal.code === 'not-found') continue
    $unclaimed.set({ state: 'some', ids: now.ids.slice(index) })
    return result.refusal.code
  }
  $unclaimed.set({ state: 'kept' })
  return undefined
}
