import { atom, computed, type WritableAtom } from 'nanostores'
import { listPrintOrders } from '../../contract/calls/list-print-orders.ts'
import { readPrintPages } from '../../contract/calls/read-print-pages.ts'
import { takePrintStep } from '../../contract/calls/take-print-step.ts'
import type { PreviewPage } from '../../contract/preview.ts'
import type { PrintOrder, PrintState, PrintStep } from '../../contract/print-order.ts'
import type { Issue, RefusalCode } from '../../contract/refusals.ts'
import type { Client } from '../client.ts'

/** As many as one answer holds. */
const AT_ONCE = 100

export type PrintOrders =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly orders: readonly PrintOrder[]; readonly hasMore: boolean }
  /** Not staff. */
  | { readonly state: 'closed' }
  | { readonly state: 'failed'; readonly code: RefusalCode }

type Noting =
  | { readonly state: 'idle' | 'busy' | 'done' }
  | { readonly state: 'refused'; readonly code: RefusalCode; readonly issues: readonly Issue[] }

export function createPrintOrders(ask: Client) {
  const $list = atom<PrintOrders>({ state: 'loading' })
  const $filter = atom<PrintState | ''>('')
  let loads = 0

  const fetchOrders = (after?: string) => {
    const state = $filter.get()
    return ask(listPrintOrders, { query: { ...(state && { state }), ...(after && { after }) } })
  }
  /** An answer that a newer request overtook is dropped. */
  const load = async () => {
    loads += 1
    const own = loads
    const result = await fetchOrders()
    if (own !== loads) return
    if (!result.ok) {
      const { code } = result.refusal
      const isClosed = code === 'not-found' || code === 'unauthorised'
      return $list.set(isClosed ? { state: 'closed' } : { state: 'failed', code })
    }
    const orders = result.value
    $list.set({ state: 'ready', orders, hasMore: orders.length === AT_ONCE })
    if (!chosen.$chosen.get()) void choose(orders[0]?.id)
  }
  const more = async () => {
    const now = $list.get()
    if (now.state !== 'ready' || !now.hasMore) return
    const own = loads
    const result = await fetchOrders(now.orders.at(-1)?.changedAt)
    if (own !== loads || !result.ok) return
    const known = new Set(now.orders.map(({ id }) => id))
    const orders = [...now.orders, ...result.value.filter(({ id }) => !known.has(id))]
    $list.set({ state: 'ready', orders, hasMore: result.value.length === AT_ONCE })
  }
  const { choose, ...chosen } = createChoice(ask, $list, () => void load())
  const filter = (state: PrintState | '') => {
    $filter.set(state)
    void load()
  }
  return { $list, $filter, load, more, choose, filter, ...chosen }
}

export type PrintOrdersStore = ReturnType<typeof createPrintOrders>

/** The order that is shown, its pages, and its next step. `reload`: the list was out of date. */
function createChoice(ask: Client, $list: WritableAtom<PrintOrders>, reload: () => void) {
  const $chosenId = atom<string | undefined>()
  /** Of the chosen one; undefined until they are known. */
  const $pages = atom<readonly PreviewPage[] | undefined>()
  const $noting = atom<Noting>({ state: 'idle' })
  const $chosen = computed([$list, $chosenId], (list, id) =>
    list.state === 'ready' ? list.orders.find(order => order.id === id) : undefined,
  )

  const choose = async (id: string | undefined) => {
    $noting.set({ state: 'idle' })
    $chosenId.set(id)
    $pages.set(undefined)
    if (id === undefined) return
    const result = await ask(readPrintPages, { params: { id } })
    if ($chosenId.get() === id) $pages.set(result.ok ? result.value : [])
  }
  /** A refused one leaves what was typed. */
  const take = async (step: PrintStep): Promise<void> => {
    const order = $chosen.get()
    if (!order || $noting.get().state === 'busy') return
    $noting.set({ state: 'busy' })
    const result = await ask(takePrintStep, { params: { id: order.id }, body: { step, revision: order.revision } })
    if (!result.ok) {
      $noting.set({ state: 'refused', ...result.refusal })
      if (result.refusal.code === 'version-conflict') reload()
      return
    }
    const now = $list.get()
    if (now.state === 'ready') {
      $list.set({ ...now, orders: now.orders.map(one => (one.id === order.id ? result.value : one)) })
    }
    $noting.set({ state: 'done' })
  }
  return { $chosen, $pages, $noting, choose, take }
}
