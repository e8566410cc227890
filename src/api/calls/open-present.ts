import { openPresent } from '../../contract/calls/open-present.ts'
import { defineHandler } from '../http/handler.ts'
import { openPresent as open } from '../presents/open-present.ts'

export default defineHandler(openPresent, async ({ params, caller }, service) => open(service, params.code, caller))
