import { changePrintAddress } from '../../contract/calls/change-print-address.ts'
import { defineSignedInHandler } from '../http/handler.ts'
import { changePrintAddress as change } from '../shop/change-print-address.ts'

export default defineSignedInHandler(changePrintAddress, async ({ params, body, signedIn }, service) =>
  change(service, params.id, { change: body, signedIn }),
)
