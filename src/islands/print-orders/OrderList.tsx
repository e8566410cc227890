import { useStore } from '@nanostores/react'
import { PRINT_STATES, type PrintOrder } from '../../contract/print-order.ts'
import { fill } from '../../lib/fill.ts'
import { usePrintOrders } from './context.ts'
import { StateLine } from './StateLine.tsx'

interface Props {
  readonly orders: readonly PrintOrder[]
  readonly hasMore: boolean
}

/** Those that wait longest first. */
export function OrderList({ orders, hasMore }: Props) {
  const { store, texts } = usePrintOrders()
  const { printOrders: own } = texts
  const filter = useStore(store.$filter)
  return (
    <section className="sheet print-list" aria-labelledby="print-list">
      <h2 id="print-list">{own.list}</h2>
      <fieldset className="print-filter" aria-labelledby="print-list">
        {(['', ...PRINT_STATES] as const).map(state => (
          <button
            type="button"
            key={state}
            className="chip"
            aria-pressed={filter === state}
            onClick={() => store.filter(state)}
          >
            {state ? own.states[state] : own.all}
          </button>
        ))}
      </fieldset>
      {orders.length === 0 && <p>{own.none}</p>}
      <ul>
        {orders.map(order => (
          <OrderLine key={order.id} order={order} />
        ))}
      </ul>
      {hasMore && (
        <button type="button" className="button paper small" onClick={store.more}>
          {own.more}
        </button>
      )}
    </section>
  )
}

function OrderLine({ order }: { readonly order: PrintOrder }) {
  const { store, language, texts } = usePrintOrders()
  const { printOrders: own } = texts
  const chosen = useStore(store.$chosen)
  const since = new Intl.DateTimeFormat(language, { dateStyle: 'short', timeStyle: 'short' })
  return (
    <li>
      <button
        type="button"
        className="print-line"
        aria-current={chosen?.id === order.id || undefined}
        onClick={() => store.choose(order.id)}
      >
        <span className="print-line-title">
          <b>{order.title ?? own.gone}</b>
          <span className="hint numbers">
            {order.number} · {fill(own.since, { time: since.format(new Date(order.changedAt)) })}
          </span>
        </span>
        <StateLine order={order} />
      </button>
    </li>
  )
}
