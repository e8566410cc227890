import { useStore } from '@nanostores/react'
import { type FormEvent, useState } from 'react'
import { CARRIER_MAX, TRACKING_NUMBER_MAX } from '../../contract/print-order.ts'
import { explain } from '../../stores/wizard/explain.ts'
import { BusyButton } from '../ui/BusyButton.tsx'
import { TextField } from '../ui/TextField.tsx'
import { usePrintOrders } from './context.ts'

const FIELDS = ['carrier', 'number', 'url'] as const
type FieldName = (typeof FIELDS)[number]
const LENGTHS = { carrier: CARRIER_MAX, number: TRACKING_NUMBER_MAX, url: 500 }

/** Refusals stand at their fields. */
export function DispatchForm({ onCancel }: { readonly onCancel: () => void }) {
  const { store, texts } = usePrintOrders()
  const { dispatch: own, cancel } = texts.printOrders
  const noting = useStore(store.$noting)
  const [typed, setTyped] = useState<Record<FieldName, string>>({ carrier: '', number: '', url: '' })
  const send = (event: FormEvent) => {
    event.preventDefault()
    const tracking = { carrier: typed.carrier.trim(), number: typed.number.trim(), url: typed.url.trim() || null }
    const isLetter = Object.values(tracking).every(value => !value)
    void store.take({ state: 'dispatched', tracking: isLetter ? null : tracking })
  }
  const problemOf = (name: FieldName) => {
    if (noting.state !== 'refused') return undefined
    const issue = noting.issues.find(({ path }) => path === `step.tracking.${name}`)
    return issue && explain(issue, texts.errors)
  }
  return (
    <form className="print-form" onSubmit={send} noValidate>
      <h3>{own.heading}</h3>
      <p className="hint">{own.hint}</p>
      {FIELDS.map(name => (
        <TextField
          key={name}
          id={`print-${name}`}
          label={own[name]}
          value={typed[name]}
          maxLength={LENGTHS[name]}
          problem={problemOf(name)}
          inputMode={name === 'url' ? 'url' : undefined}
          onChange={event => setTyped({ ...typed, [name]: event.target.value })}
        />
      ))}
      <div className="print-buttons">
        <BusyButton type="submit" locks className="button gold" icon="truck" isBusy={noting.state === 'busy'}>
          {own.send}
        </BusyButton>
        <button type="button" className="button quiet" onClick={onCancel}>
          {cancel}
        </button>
      </div>
    </form>
  )
}
