import { readWish } from '../../contract/calls/read-wish.ts'
import { answer } from '../http.ts'
import { viewWish } from '../stories/wishes.ts'

export default answer(readWish, async ({ params, caller }, service) => viewWish(service, params.id, caller))
