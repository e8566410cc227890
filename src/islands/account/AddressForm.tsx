import { useStore } from '@nanostores/react'
import { type FormEvent, useState } from 'react'
import type { PostalAddress } from '../../contract/orders.ts'
import { ADDRESS_LINE_MAX, POSTAL_CODE_MAX } from '../../contract/print-order.ts'
import { fill } from '../../lib/fill.ts'
import { writtenCountry } from '../../lib/written-tax.ts'
import type { PrintProgressStore } from '../../stores/account/print-progress.ts'
import { explain } from '../../stores/wizard/explain.ts'
import { BusyButton } from '../ui/BusyButton.tsx'
import { Problem } from '../ui/Problem.tsx'
import { TextField } from '../ui/TextField.tsx'
import type { SettingsProps } from './settings-props.ts'

interface Props extends Pick<SettingsProps, 'language' | 'texts'> {
  /** Id of the order. */
  readonly order: string
  readonly store: PrintProgressStore
  readonly address: PostalAddress
  readonly onClose: () => void
}

/** Names of the fields as browsers fill them in. */
const FIELDS = {
  name: 'shipping name',
  line1: 'shipping address-line1',
  line2: 'shipping address-line2',
  postalCode: 'shipping postal-code',
  city: 'shipping address-level2',
  state: 'shipping address-level1',
} as const
type FieldName = keyof typeof FIELDS
const NAMES = Object.keys(FIELDS) as FieldName[]

export function AddressForm({ store, address, order, language, texts, onClose }: Props) {
  const { form: own } = texts.settings.orders.print
  const saving = useStore(store.$saving)
  const [typed, setTyped] = useState<Record<FieldName, string>>(() => ({
    ...address,
    line2: address.line2 ?? '',
    state: address.state ?? '',
  }))
  const send = async (event: FormEvent) => {
    event.preventDefault()
    await store.save({ ...picked(typed), line2: typed.line2.trim() || null, state: typed.state.trim() || null })
    if (store.$saving.get().state === 'saved') onClose()
  }
  const problemOf = (name: FieldName) => {
    if (saving.state !== 'refused') return undefined
    const issue = saving.issues.find(({ path }) => path === name)
    if (!issue) return undefined
    return issue.code === 'format' && name === 'postalCode' ? own.code : explain(issue, texts.errors)
  }
  return (
    <form className="settings-address" onSubmit={send} noValidate>
      <h3>{own.heading}</h3>
      {NAMES.map(name => (
        <TextField
          key={name}
          id={`address-${order}-${name}`}
          label={own[name]}
          value={typed[name]}
          maxLength={name === 'postalCode' ? POSTAL_CODE_MAX : ADDRESS_LINE_MAX}
          autoComplete={FIELDS[name]}
          dir="auto"
          problem={problemOf(name)}
          onChange={event => setTyped({ ...typed, [name]: event.target.value })}
        />
      ))}
      <p className="hint">{fill(own.country, { country: writtenCountry(language, address.country) })}</p>
      {saving.state === 'refused' && <Problem role="alert">{texts.errors.refusals[saving.code]}</Problem>}
      <div className="settings-order-ways">
        <BusyButton type="submit" locks className="button gold small" isBusy={saving.state === 'busy'}>
          {own.save}
        </BusyButton>
        <button type="button" className="button quiet small" onClick={onClose}>
          {own.cancel}
        </button>
      </div>
    </form>
  )
}

const picked = ({ name, line1, postalCode, city }: Record<FieldName, string>) => ({ name, line1, postalCode, city })
