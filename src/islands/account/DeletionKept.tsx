import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { Order } from '../../contract/orders.ts'
import { fill } from '../../lib/fill.ts'
import type { OrdersStore } from '../../stores/account/orders.ts'
import { createPrintProgress } from '../../stores/account/print-progress.ts'
import { call } from '../../stores/client.ts'
import { Icon } from '../icon/Icon.tsx'
import type { SettingsProps } from './settings-props.ts'

interface Props extends Pick<SettingsProps, 'texts'> {
  readonly store: OrdersStore
}

/** What the law has us keep, and what becomes of books that are under way. */
export default function DeletionKept({ store, texts }: Props) {
  const now = useStore(store.$orders)
  if (now.state !== 'ready') return null
  return (
    <>
      {now.orders.filter(isPrinting).map(order => (
        <BookUnderWay key={order.id} order={order} texts={texts} />
      ))}
      {now.orders.some(({ invoices }) => invoices.length > 0) && <p>{texts.settings.deletion.invoices}</p>}
    </>
  )
}

const isPrinting = ({ product, state }: Order): boolean =>
  product === 'paperback' && (state === 'paid' || state === 'fulfilled')

/** Nothing for a book that was sent: its address is not needed any more. */
function BookUnderWay({ order, texts }: Pick<Props, 'texts'> & { readonly order: Order }) {
  const [store] = useState(() => createPrintProgress(call, order.id))
  const progress = useStore(store.$progress)
  useEffect(() => void store.load(), [store])
  if (!progress || progress.state === 'dispatched') return null
  const { printing } = texts.settings.deletion
  const isMade = progress.state === 'sent' || progress.state === 'printed'
  return (
    <p className="settings-warning">
      <Icon name="alert-circle" />
      <span>{fill(isMade ? printing.made : printing.waiting, { number: order.number })}</span>
    </p>
  )
}
