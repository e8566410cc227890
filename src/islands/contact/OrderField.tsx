import type { Order } from '../../contract/orders.ts'
import { fill } from '../../lib/fill.ts'
import { Field, tiesOf } from '../ui/Field.tsx'
import { TextField } from '../ui/TextField.tsx'
import type { ContactTexts } from './contact-props.ts'

interface Props {
  readonly orders: readonly Order[]
  readonly texts: ContactTexts
  /** Initial number. */
  readonly typed: string
  /** Sentence; empty when nothing is wrong. */
  readonly problem: string
}

const ID = 'contact-number'

/** Own orders to choose from, or a number to type. */
export function OrderField({ orders, texts, typed, problem }: Props) {
  const own = texts.contact
  if (orders.length === 0) {
    return (
      <TextField
        id={ID}
        fieldClass="contact-field"
        name="number"
        label={own.number}
        defaultValue={typed}
        problem={problem}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
    )
  }
  return (
    <Field id={ID} className="contact-field" label={own.orders} problem={problem}>
      <select className="input" {...tiesOf(ID, undefined, problem)} name="number" defaultValue={typed}>
        <option value="">{own.none}</option>
        {orders.map(order => (
          <option key={order.id} value={order.number}>
            {nameOf(order, texts)} · {order.number}
          </option>
        ))}
      </select>
    </Field>
  )
}

const nameOf = ({ product, title }: Order, { products, of }: ContactTexts): string =>
  title ? fill(of, { product: products[product].title, title }) : products[product].title
