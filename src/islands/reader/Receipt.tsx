import './receipt.css'
import { lazy, Suspense, useState } from 'react'
import type { ReceiptProps } from './receipt-props.ts'

const Lines = lazy(async () => ({ default: (await import('./ReceiptLines.tsx')).ReceiptLines }))

/** What became of the visitor's answers. */
export function Receipt(props: ReceiptProps) {
  const [wasOpened, setOpened] = useState(false)
  return (
    <details className="reader-receipt" onToggle={() => setOpened(true)}>
      <summary>{props.texts.heading}</summary>
      <p className="hint">{props.texts.lead}</p>
      {wasOpened && (
        <Suspense>
          <Lines {...props} />
        </Suspense>
      )}
    </details>
  )
}
