import { readPresent } from '../../contract/calls/read-present.ts'
import { defineHandler } from '../http/handler.ts'
import { readPresent as read } from '../presents/open-present.ts'

export default defineHandler(readPresent, async ({ params, caller }, service) => read(service, params.code, caller))
