import type { PrintOrder } from '../../contract/print-order.ts'
import { usePrintOrders } from './context.ts'

export function History({ order: { history, tracking } }: { readonly order: PrintOrder }) {
  const { texts, language } = usePrintOrders()
  const { printOrders: own } = texts
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <>
      <h3>{own.history}</h3>
      <ol className="print-history">
        {history.map(({ state, at }) => (
          <li key={at}>
            <time dateTime={at}>{time.format(new Date(at))}</time> {own.states[state]}
          </li>
        ))}
      </ol>
      {tracking && (
        <p className="numbers">
          {tracking.carrier}, {tracking.url ? <a href={tracking.url}>{tracking.number}</a> : tracking.number}
        </p>
      )}
    </>
  )
}
