import { readShare } from '../../contract/calls/read-share.ts'
import { defineHandler } from '../http/handler.ts'
import { readShare as read } from '../stories/read-share.ts'

export default defineHandler(readShare, async ({ params, caller }, service) => read(service, params.id, caller))
