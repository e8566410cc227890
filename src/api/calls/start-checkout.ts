import { startCheckout } from '../../contract/calls/start-checkout.ts'
import { answer } from '../http/handler.ts'
import { startCheckout as start } from '../shop/start-checkout.ts'

export default answer(startCheckout, async ({ body, caller }, service) =>
  start(
    service,
    { ...body, language: body.lang, accepted: body.accepted ?? [] },
    { ...caller, ordersBy: caller.keepClaim(), asksBy: caller.signedIn ? null : caller.keepAsked() },
  ),
)
