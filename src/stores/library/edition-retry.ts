import { atom } from 'nanostores'
import { retryEdition } from '../../contract/calls/retry-edition.ts'
import type { RefusalCode } from '../../contract/refusals.ts'
import type { Client } from '../client.ts'
import type { BoughtEdition } from './editions.ts'

export type EditionRetry = { state: 'idle' } | { state: 'asking'; id: string }

export function createEditionRetry(ask: Client) {
  const $retry = atom<EditionRetry>({ state: 'idle' })

  /** `begun`, or why not; undefined while another request is under way. */
  const retry = async (id: string, kind: BoughtEdition): Promise<'begun' | RefusalCode | undefined> => {
    if ($retry.get().state === 'asking') return undefined
    $retry.set({ state: 'asking', id })
    const result = await ask(retryEdition, { params: { id, kind } })
    $retry.set({ state: 'idle' })
    // Begun already in another tab.
    return result.ok || result.refusal.code === 'not-failed' ? 'begun' : result.refusal.code
  }
  return { $retry, retry }
}
