import { atom } from 'nanostores'
import { removeAdded } from '../../contract/calls/remove-added.ts'
import type { RefusalCode } from '../../contract/refusals.ts'
import type { Client } from '../client.ts'

export function createRemoving(ask: Client) {
  const $removing = atom<string | undefined>(undefined)

  /** The code of a refusal; undefined when the story is gone, or was already. */
  const remove = async (id: string): Promise<RefusalCode | undefined> => {
    if ($removing.get() !== undefined) return undefined
    $removing.set(id)
    const result = await ask(removeAdded, { params: { id } })
    $removing.set(undefined)
    return result.ok || result.refusal.code === 'not-found' ? undefined : result.refusal.code
  }
  return { $removing, remove }
}
