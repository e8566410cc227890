import { recordEvent } from './events.ts'
import type { FormValue } from './form.ts'
import { newId } from './objects.ts'
import { parametersOf } from './parameters.ts'
import type { SandboxRecord } from './records.ts'
import { invalid, missing } from './refusal.ts'
import type { SandboxRecords } from './store.ts'

export async function createRefund(records: SandboxRecords, given: FormValue, seconds: number): Promise<object> {
  const parameters = parametersOf('refund', given)
  const payment = await records.read('payment', parameters.payment_intent)
  if (!payment) throw missing('payment_intent', parameters.payment_intent)
  const left = payment.amount - payment.amount_refunded
  const amount = parameters.amount ?? left
  if (left === 0) throw invalid('Charge has already been refunded.', undefined, 'charge_already_refunded')
  if (amount > left) throw invalid('Refund amount is greater than unrefunded amount on charge.', 'amount')
  const after: SandboxRecord<'payment'> = { ...payment, amount_refunded: payment.amount_refunded + amount }
  await records.write('payment', payment.id, after)
  await recordEvent(records, 'charge.refunded', chargeOf(after), seconds)
  return {
    id: newId('re'),
    object: 'refund',
    amount,
    currency: payment.currency,
    payment_intent: payment.id,
    status: 'succeeded',
    created: seconds,
  }
}

const chargeOf = (payment: SandboxRecord<'payment'>): object => ({
  id: payment.latest_charge,
  object: 'charge',
  amount: payment.amount,
  amount_refunded: payment.amount_refunded,
  refunded: payment.amount_refunded === payment.amount,
  payment_intent: payment.id,
  metadata: payment.metadata,
  livemode: false,
})
