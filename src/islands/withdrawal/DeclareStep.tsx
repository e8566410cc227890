import { type FormEvent, useEffect, useRef } from 'react'
import type { Order } from '../../contract/orders.ts'
import type { Field, Withdrawing, WithdrawingStore } from '../../stores/withdrawal/withdrawal.ts'
import { explain } from '../../stores/wizard/explain.ts'
import { OwnOrders } from './OwnOrders.tsx'
import { TypedField } from './TypedField.tsx'
import type { WithdrawalTexts } from './withdrawal-props.ts'

interface Props {
  readonly now: Extract<Withdrawing, { state: 'open' }>
  readonly store: WithdrawingStore
  readonly texts: WithdrawalTexts
  readonly contracts: readonly Order[]
}

const FIELDS: readonly Field[] = ['number', 'name', 'email']

export function DeclareStep({ now, store, texts, contracts }: Props) {
  const { form: own } = texts.withdrawal
  const form = useRef<HTMLFormElement>(null)
  const wrong = FIELDS.find(field => now.issues[field])
  useEffect(() => {
    if (wrong) form.current?.querySelector<HTMLInputElement>(`#withdrawal-${wrong}`)?.focus()
  }, [wrong])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    store.next(typedIn(form.current))
  }
  const problemOf = (field: Field) => {
    const issue = now.issues[field]
    if (!issue) return ''
    return field === 'number' ? own.numberProblem : explain(issue, texts.errors)
  }
  const shared = (field: Field) => ({ field, typed: now.typed[field], problem: problemOf(field) })
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <h2 tabIndex={-1}>{own.heading}</h2>
      <p>{own.lead}</p>
      <TypedField {...shared('number')} label={own.number} hint={own.numberHint} inputMode="text" autoComplete="off" />
      {contracts.length > 0 && <OwnOrders {...{ contracts, texts }} form={form} />}
      <TypedField {...shared('name')} label={own.name} autoComplete="name" />
      <TypedField
        {...shared('email')}
        label={own.email}
        hint={own.emailHint}
        placeholder={own.placeholder}
        inputMode="email"
        autoComplete="email"
      />
      <button type="submit" className="button gold">
        {own.next}
      </button>
    </form>
  )
}

function typedIn(form: HTMLFormElement | null): Record<Field, string> {
  const data = new FormData(form ?? undefined)
  const text = (field: Field) => String(data.get(field) ?? '')
  return { name: text('name'), number: text('number'), email: text('email') }
}
