import { assignStory } from '../../contract/calls/assign-story.ts'
import type { RefusalCode } from '../../contract/refusals.ts'
import type { Client } from '../client.ts'
import type { UnkeptStore } from './unkept.ts'

/** Returns the code of a refusal, after which the others wait. What is gone meanwhile is skipped. */
export async function keepUnkept(
  ask: Client,
  { $unkept }: UnkeptStore,
  account: string,
): Promise<RefusalCode | undefined> {
  const now = $unkept.get()
  if (now.state !== 'some') return undefined
  $unkept.set({ state: 'keeping', ids: now.ids })
  for (const [index, id] of now.ids.entries()) {
    const answer = await ask(assignStory, { params: { id, user_id: account } })
    if (answer.ok || answer.refusal.code === 'not-found') continue
    $unkept.set({ state: 'some', ids: now.ids.slice(index) })
    return answer.refusal.code
  }
  $unkept.set({ state: 'kept' })
  return undefined
}
