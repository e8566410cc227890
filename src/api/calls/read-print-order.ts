import { readPrintOrder } from '../../contract/calls/read-print-order.ts'
import { defineSignedInHandler } from '../http/handler.ts'
import { ownPrintProgress } from '../shop/change-print-address.ts'

export default defineSignedInHandler(readPrintOrder, async ({ params, signedIn, caller }, service) =>
  ownPrintProgress(service, params.id, { signedIn, claimHash: caller.claimHash }),
)
