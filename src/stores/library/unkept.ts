import { atom } from 'nanostores'
import { listStories } from '../../contract/calls/list-stories.ts'
import type { Client } from '../client.ts'

export type Unkept =
  | { state: 'none' }
  /** Made by this browser, in no account; they end after a while. */
  | { state: 'some'; ids: readonly string[] }
  | { state: 'keeping'; ids: readonly string[] }
  | { state: 'kept' }

interface Parts {
  readonly askAsNobody: Client
}

/** Stories of a member's browser, made while signed out. */
export function createUnkept({ askAsNobody }: Parts) {
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
  return { $unkept, find }
}

export type UnkeptStore = ReturnType<typeof createUnkept>
