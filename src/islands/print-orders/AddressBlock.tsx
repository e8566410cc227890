import { useState } from 'react'
import type { PrintOrder } from '../../contract/print-order.ts'
import { addressLines } from '../../lib/address-lines.ts'
import { Icon } from '../icon/Icon.tsx'
import { usePrintOrders } from './context.ts'

export function AddressBlock({ order: { address } }: { readonly order: PrintOrder }) {
  const { texts, language } = usePrintOrders()
  const { printOrders: own } = texts
  const [isCopied, setIsCopied] = useState(false)
  if (!address) return null
  const lines = addressLines(address, language)
  // Where the browser does not allow it, the address can still be marked.
  const copy = () =>
    navigator.clipboard.writeText(lines.join('\n')).then(
      () => setIsCopied(true),
      () => setIsCopied(false),
    )
  return (
    <>
      <h3>{own.address}</h3>
      <address className="print-address" dir="auto">
        {lines.map(line => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <button type="button" className="button quiet small" onClick={copy}>
        <Icon name={isCopied ? 'check' : 'file-text'} />
        <span aria-live="polite">{isCopied ? own.copied : own.copy}</span>
      </button>
    </>
  )
}
