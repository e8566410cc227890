import { readCheckoutStatus } from '../../contract/calls/read-checkout-status.ts'
import { defineHandler } from '../http/handler.ts'
import { Refusal } from '../results/refusal.ts'
import { readStatus } from '../shop/read-status.ts'

export default defineHandler(readCheckoutStatus, async ({ params, caller }, service) => {
  const given = await readStatus(service, params.id, caller)
  if (given instanceof Refusal) return given
  const { session, ...status } = given
  return { ...status, jwt: session && caller.keepSession(session) }
})
