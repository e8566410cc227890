import { useStore } from '@nanostores/react'
import type { PrintOrder } from '../../contract/print-order.ts'
import { fill } from '../../lib/fill.ts'
import { Icon } from '../icon/Icon.tsx'
import { AddressBlock } from './AddressBlock.tsx'
import { Checks } from './Checks.tsx'
import { usePrintOrders } from './context.ts'
import { History } from './History.tsx'
import { Pages } from './Pages.tsx'
import { StateLine } from './StateLine.tsx'
import { Steps } from './Steps.tsx'

/** The chosen order: what is printed, whether it is in order, where it goes, and the next step. */
export function OrderView() {
  const { store, texts } = usePrintOrders()
  const { printOrders: own } = texts
  const order = useStore(store.$chosen)
  if (!order) return null
  return (
    <section className="sheet print-order" aria-labelledby="print-order">
      <div className="print-order-head">
        <h2 id="print-order">{order.title ?? own.gone}</h2>
        <StateLine order={order} />
      </div>
      <p className="hint numbers">{fill(own.chosen, { number: order.number })}</p>
      <Pages />
      <FileLinks files={order.files} />
      <Checks order={order} />
      <AddressBlock order={order} />
      {!order.isCancelled && <Steps key={`${order.id} ${order.revision}`} order={order} />}
      <History order={order} />
    </section>
  )
}

function FileLinks({ files }: Pick<PrintOrder, 'files'>) {
  const { printOrders: own } = usePrintOrders().texts
  if (!files) return null
  return (
    <p className="print-files">
      <a className="button paper small" href={files.interiorUrl} download>
        <Icon name="download" />
        {own.files.interior}
      </a>
      <a className="button paper small" href={files.coverUrl} download>
        <Icon name="download" />
        {own.files.cover}
      </a>
    </p>
  )
}
