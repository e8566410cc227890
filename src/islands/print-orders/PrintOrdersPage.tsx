import './print-orders.css'
import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { counted } from '../../lib/counted.ts'
import { call } from '../../stores/client.ts'
import { createPrintOrders } from '../../stores/print-orders/print-orders.ts'
import { StaffOnly } from '../account/StaffOnly.tsx'
import { LoadingLine } from '../ui/LoadingLine.tsx'
import { Notice } from '../ui/Notice.tsx'
import { PrintOrdersContext } from './context.ts'
import { OrderList } from './OrderList.tsx'
import { OrderView } from './OrderView.tsx'
import type { PrintOrdersProps } from './print-orders-props.ts'

export default function PrintOrdersPage(props: PrintOrdersProps) {
  const [store] = useState(() => createPrintOrders(call))
  const list = useStore(store.$list)
  useEffect(() => void store.load(), [store])
  const { printOrders: own, errors } = props.texts
  return (
    <PrintOrdersContext value={{ ...props, store }}>
      {list.state === 'loading' && <LoadingLine className="wrap print-wait" text={props.texts.frame.moment} />}
      {list.state === 'closed' && <StaffOnly {...props} />}
      {list.state === 'failed' && (
        <Notice className="wrap" heading={own.heading} text={errors.refusals[list.code]}>
          <button type="button" className="button gold" onClick={store.load}>
            {own.reload}
          </button>
        </Notice>
      )}
      {list.state === 'ready' && (
        <div className="wrap print-orders">
          <div className="print-head">
            <h1>{own.heading}</h1>
            <p className="hint numbers">{counted(props.language, list.orders.length, own.count)}</p>
          </div>
          <OrderView />
          <OrderList orders={list.orders} hasMore={list.hasMore} />
        </div>
      )}
    </PrintOrdersContext>
  )
}
