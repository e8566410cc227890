import type { RefObject } from 'react'
import type { Order } from '../../contract/orders.ts'
import { fill } from '../../lib/fill.ts'
import { Field } from '../ui/Field.tsx'
import type { WithdrawalTexts } from './withdrawal-props.ts'

interface Props {
  readonly contracts: readonly Order[]
  readonly texts: WithdrawalTexts
  readonly form: RefObject<HTMLFormElement | null>
}

export function OwnOrders({ contracts, texts, form }: Props) {
  const { form: own } = texts.withdrawal
  const choose = (number: string) => {
    const field = form.current?.querySelector<HTMLInputElement>('#withdrawal-number')
    if (field && number !== '') field.value = number
  }
  return (
    <Field id="withdrawal-own" className="withdrawal-field" label={own.own}>
      <select className="input" id="withdrawal-own" defaultValue="" onChange={event => choose(event.target.value)}>
        <option value="">{own.choose}</option>
        {contracts.map(order => (
          <option key={order.id} value={order.number}>
            {order.number} · {nameOf(order, texts)}
          </option>
        ))}
      </select>
    </Field>
  )
}

const nameOf = ({ product, title }: Order, { products, of }: WithdrawalTexts): string =>
  title ? fill(of, { product: products[product].title, title }) : products[product].title
