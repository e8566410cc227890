import { readCheckoutStatus } from '../../contract/calls/read-checkout-status.ts'
import { answer } from '../http.ts'
import { readStatus } from '../shop/read-status.ts'

export default answer(readCheckoutStatus, async ({ params, caller }, service) => readStatus(service, params.id, caller))
