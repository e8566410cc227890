import { startCheckout } from '../../contract/calls/start-checkout.ts'
import { defineHandler } from '../http/handler.ts'
import { startCheckout as start } from '../shop/start-checkout.ts'

export default defineHandler(startCheckout, async ({ body, caller }, service) =>
  start(
    service,
    { ...body, language: body.lang, accepted: body.accepted ?? [] },
    { ...caller, ordererHash: caller.keepClaim(), requesterHash: caller.signedIn ? null : caller.keepRequester() },
  ),
)
