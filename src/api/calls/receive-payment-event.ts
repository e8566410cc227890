import { receivePaymentEvent } from '../../contract/calls/receive-payment-event.ts'
import { defineHandler } from '../http/handler.ts'
import { receiveEvent } from '../shop/receive-event.ts'

export default defineHandler(receivePaymentEvent, async ({ rawBody, headers }, service) =>
  receiveEvent(service, rawBody, headers['stripe-signature']),
)
