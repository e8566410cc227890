import { atom } from 'nanostores'
import { changePrintAddress } from '../../contract/calls/change-print-address.ts'
import { readPrintOrder } from '../../contract/calls/read-print-order.ts'
import type { AddressChange, PrintProgress } from '../../contract/print-order.ts'
import type { Issue, RefusalCode } from '../../contract/refusals.ts'
import type { Client } from '../client.ts'

export type Saving =
  | { readonly state: 'idle' | 'busy' | 'saved' }
  | { readonly state: 'refused'; readonly code: RefusalCode; readonly issues: readonly Issue[] }

/** How far a paperback of the visitor's is. */
export function createPrintProgress(ask: Client, id: string) {
  const $progress = atom<PrintProgress | undefined>()
  const $saving = atom<Saving>({ state: 'idle' })

  /** What cannot be read is not shown: the order itself is. */
  const load = async () => {
    const result = await ask(readPrintOrder, { params: { id } })
    if (result.ok) $progress.set(result.value)
  }
  /** A refusal leaves what was typed. */
  const save = async (change: AddressChange): Promise<void> => {
    if ($saving.get().state === 'busy') return
    $saving.set({ state: 'busy' })
    const result = await ask(changePrintAddress, { params: { id }, body: change })
    if (result.ok) {
      $progress.set(result.value)
      $saving.set({ state: 'saved' })
      return
    }
    $saving.set({ state: 'refused', ...result.refusal })
    if (result.refusal.code === 'address-fixed') void load()
  }
  return { $progress, $saving, load, save }
}

export type PrintProgressStore = ReturnType<typeof createPrintProgress>
