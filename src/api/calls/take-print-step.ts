import { takePrintStep } from '../../contract/calls/take-print-step.ts'
import { defineHandler } from '../http/handler.ts'
import { takePrintStep as take } from '../shop/take-print-step.ts'

export default defineHandler(takePrintStep, async ({ params, body, caller }, service) =>
  take(service, params.id, { request: body, by: caller.signedIn?.isStaff ? caller.signedIn.account.id : null }),
)
