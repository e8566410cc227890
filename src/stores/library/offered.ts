import { atom } from 'nanostores'
import type { Output } from '../../contract/call.ts'
import { decideOffered } from '../../contract/calls/decide-offered.ts'
import { listOffered } from '../../contract/calls/list-offered.ts'
import type { Client } from '../client.ts'

type Stories = Output<typeof listOffered>
export type Decision = 'keep' | 'discard'

/** Stories left by another browser under the address of the account, until they are kept or deleted. */
export type Offered =
  | { state: 'none' }
  | { state: 'some'; stories: Stories; hasFailed: boolean }
  | { state: 'deciding'; stories: Stories; as: Decision }
  | { state: 'decided'; as: Decision }

export function createOffered(ask: Client) {
  const $offered = atom<Offered>({ state: 'none' })

  const find = async (): Promise<void> => {
    const result = await ask(listOffered, {})
    if (result.ok && result.value.length > 0) $offered.set({ state: 'some', stories: result.value, hasFailed: false })
  }
  const decide = async (decision: Decision): Promise<boolean> => {
    const now = $offered.get()
    if (now.state !== 'some') return false
    const { stories } = now
    $offered.set({ state: 'deciding', stories, as: decision })
    const result = await ask(decideOffered, { body: { decision, stories: stories.map(({ id }) => id) } })
    $offered.set(result.ok ? { state: 'decided', as: decision } : { state: 'some', stories, hasFailed: true })
    return result.ok
  }
  return { $offered, find, decide }
}
