import { atom } from 'nanostores'
import { assignStory } from '../../contract/calls/assign-story.ts'
import { listStories } from '../../contract/calls/list-stories.ts'
import type { RefusalCode } from '../../contract/refusals.ts'
import type { Client } from '../client.ts'

export type Unkept =
  | { state: 'none' }
  /** Stories that this browser made, which are no account's and end after a while. */
  | { state: 'some'; ids: readonly string[] }
  | { state: 'keeping'; ids: readonly string[] }
  /** All of them are the account's now. */
  | { state: 'kept' }

interface Parts {
  readonly ask: Client
  /** Asks without the session, and so sees what is this browser's alone. */
  readonly askAsNobody: Client
}

/** What a member's browser made while nobody was signed in, until they take it into their account. */
export function createUnkept({ ask, askAsNobody }: Parts) {
  const $unkept = atom<Unkept>({ state: 'none' })

  const find = async (): Promise<void> => {
    const ids: string[] = []
    for (let cursor: string | undefined; ; ) {
      const answer = await askAsNobody(listStories, { query: { cursor } })
      if (!answer.ok) return
      ids.push(...answer.value.map(({ id }) => id))
      cursor = answer.next
      if (cursor === undefined) break
    }
    if (ids.length > 0) $unkept.set({ state: 'some', ids })
  }
  /** Makes them the account's; the code of a refusal, after which the others wait. What is gone meanwhile is passed over. */
  const keep = async (account: string): Promise<RefusalCode | undefined> => {
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
  return { $unkept, find, keep }
}

export type UnkeptStore = ReturnType<typeof createUnkept>
