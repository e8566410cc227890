import { atom } from 'nanostores'
import { retryEdition } from '../../contract/calls/retry-edition.ts'
import type { RefusalCode } from '../../contract/refusals.ts'
import type { Client } from '../client.ts'
import type { BoughtEdition } from './editions.ts'

/** `id`: of the story whose edition is being begun again. */
export type EditionRetry = { state: 'idle' } | { state: 'asking'; id: string }

/** Has an edition made once more that could not be made. */
export function createEditionRetry(ask: Client) {
  const $retry = atom<EditionRetry>({ state: 'idle' })

  /** `begun`, or why it is not on its way now; undefined while another one is being asked for. */
  const retry = async (id: string, kind: BoughtEdition): Promise<'begun' | RefusalCode | undefined> => {
    if ($retry.get().state === 'asking') return undefined
    $retry.set({ state: 'asking', id })
    const answer = await ask(retryEdition, { params: { id, kind } })
    $retry.set({ state: 'idle' })
    // In another tab it was begun already.
    return answer.ok || answer.refusal.code === 'not-failed' ? 'begun' : answer.refusal.code
  }
  return { $retry, retry }
}
