import { readWish } from '../../contract/calls/read-wish.ts'
import { answer } from '../http/handler.ts'
import { viewWish } from '../stories/revision-requests.ts'

export default answer(readWish, async ({ params, caller }, service) => viewWish(service, params.id, caller))
