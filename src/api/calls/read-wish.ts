import { readWish } from '../../contract/calls/read-wish.ts'
import { defineHandler } from '../http/handler.ts'
import { viewRevisionRequest } from '../stories/revision-requests.ts'

export default defineHandler(readWish, async ({ params, caller }, service) =>
  viewRevisionRequest(service, params.id, caller),
)
