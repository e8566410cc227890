import { atom } from 'nanostores'
import { listInvoices } from '../../contract/calls/list-invoices.ts'
import type { InvoiceMonth } from '../../contract/invoice-month.ts'
import type { RefusalCode } from '../../contract/refusals.ts'
import type { Client } from '../client.ts'

export type Invoices =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly shown: InvoiceMonth; readonly isLoading: boolean }
  /** Not staff. */
  | { readonly state: 'closed' }
  | { readonly state: 'failed'; readonly code: RefusalCode }

/** Invoices and credit notes of a month, for staff. */
export function createInvoices(ask: Client) {
  const $invoices = atom<Invoices>({ state: 'loading' })
  let requests = 0

  /** An answer that a newer request overtook is dropped. */
  const fetchMonth = async (query: { readonly month?: string; readonly after?: string }) => {
    requests += 1
    const own = requests
    const now = $invoices.get()
    $invoices.set(now.state === 'ready' ? { ...now, isLoading: true } : { state: 'loading' })
    const result = await ask(listInvoices, { query })
    if (own !== requests) return undefined
    if (result.ok) return result.value
    const { code } = result.refusal
    $invoices.set(code === 'unauthorised' ? { state: 'closed' } : { state: 'failed', code })
    return undefined
  }
  /** The newest month, where none is named. */
  const load = async (month?: string): Promise<void> => {
    const shown = await fetchMonth(month === undefined ? {} : { month })
    if (shown) $invoices.set({ state: 'ready', shown, isLoading: false })
  }
  const more = async (): Promise<void> => {
    const now = $invoices.get()
    if (now.state !== 'ready' || now.isLoading || !now.shown.hasMore) return
    const { month, invoices } = now.shown
    const last = invoices.at(-1)?.id
    if (month === null || last === undefined) return
    const next = await fetchMonth({ month, after: last })
    if (next) {
      $invoices.set({ state: 'ready', shown: { ...next, invoices: [...invoices, ...next.invoices] }, isLoading: false })
    }
  }
  return { $invoices, load, more }
}
