import { atom } from 'nanostores'
import { listOrders } from '../../contract/calls/list-orders.ts'
import type { Order } from '../../contract/orders.ts'
import type { Client } from '../client.ts'

export type Orders = { state: 'loading' } | { state: 'unreachable' } | { state: 'ready'; orders: readonly Order[] }

export function createOrders(ask: Client) {
  const $orders = atom<Orders>({ state: 'loading' })

  const load = async () => {
    const result = await ask(listOrders, {})
    if (result.ok) $orders.set({ state: 'ready', orders: result.value })
    else if ($orders.get().state !== 'ready') $orders.set({ state: 'unreachable' })
  }
  return { $orders, load }
}

export type OrdersStore = ReturnType<typeof createOrders>

/** Paid and not refunded: it may be withdrawn from. */
export const isContract = ({ paidInCent, state }: Order): boolean =>
  paidInCent > 0 && state !== 'refunded' && state !== 'mismatched'
