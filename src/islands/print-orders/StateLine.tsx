import type { PrintOrder, PrintState } from '../../contract/print-order.ts'
import { Icon } from '../icon/Icon.tsx'
import { usePrintOrders } from './context.ts'

const ICONS: Readonly<Record<PrintState, string>> = {
  new: 'clock',
  sent: 'printer',
  printed: 'book-open',
  dispatched: 'truck',
  problem: 'alert-circle',
}

/** By icon, word and colour. */
export function StateLine({ order }: { readonly order: Pick<PrintOrder, 'state' | 'isCancelled'> }) {
  const { printOrders: own } = usePrintOrders().texts
  const state = order.isCancelled ? 'cancelled' : order.state
  return (
    <span className="print-state" data-state={state}>
      <Icon name={order.isCancelled ? 'x' : ICONS[order.state]} />
      {order.isCancelled ? own.cancelled : own.states[order.state]}
    </span>
  )
}
