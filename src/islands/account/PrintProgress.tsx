import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { addressLines } from '../../lib/address-lines.ts'
import { fill } from '../../lib/fill.ts'
import { createPrintProgress } from '../../stores/account/print-progress.ts'
import { call } from '../../stores/client.ts'
import { AddressForm } from './AddressForm.tsx'
import type { SettingsProps } from './settings-props.ts'

interface Props extends Pick<SettingsProps, 'language' | 'texts'> {
  /** Id of the order. */
  readonly order: string
}

/** How far a printed book is, where it goes, and another address until it is sent to print. */
export default function PrintProgress({ order, language, texts }: Props) {
  const [store] = useState(() => createPrintProgress(call, order))
  const now = useStore(store.$progress)
  const saving = useStore(store.$saving)
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => void store.load(), [store])
  const { print: own } = texts.settings.orders
  if (!now) return null
  const { state, problem, tracking, address, isAddressChangeable } = now
  return (
    <div className="settings-print">
      <p>
        <b>{own.states[state]}</b>
        {problem && ` · ${own.problems[problem]}`}
      </p>
      {tracking && (
        <p className="numbers">
          {fill(own.parcel, { carrier: tracking.carrier, number: tracking.number })}{' '}
          {tracking.url && <a href={tracking.url}>{own.follow}</a>}
        </p>
      )}
      {address && <p dir="auto">{fill(own.goes, { address: addressLines(address, language).join(', ') })}</p>}
      <div role="status">{saving.state === 'saved' && <p className="settings-done">{own.form.saved}</p>}</div>
      {address && isAddressChangeable && !isOpen && (
        <button type="button" className="button paper small" onClick={() => setIsOpen(true)}>
          {own.change}
        </button>
      )}
      {address && isAddressChangeable && isOpen && (
        <AddressForm {...{ store, language, texts, order, address }} onClose={() => setIsOpen(false)} />
      )}
    </div>
  )
}
