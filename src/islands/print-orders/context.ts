import { createContext, useContext } from 'react'
import type { PrintOrdersStore } from '../../stores/print-orders/print-orders.ts'
import type { PrintOrdersProps } from './print-orders-props.ts'

interface Shared extends PrintOrdersProps {
  readonly store: PrintOrdersStore
}

export const PrintOrdersContext = createContext<Shared | undefined>(undefined)

export function usePrintOrders(): Shared {
  const shared = useContext(PrintOrdersContext)
  if (!shared) throw new Error('print orders are shown outside of their page')
  return shared
}
