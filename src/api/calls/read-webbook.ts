import { readWebbook } from '../../contract/calls/read-webbook.ts'
import { readWebbook as webbookOf } from '../editions/read-webbook.ts'
import { defineHandler } from '../http/handler.ts'

export default defineHandler(readWebbook, async ({ params, caller }, service) => webbookOf(service, params.id, caller))
