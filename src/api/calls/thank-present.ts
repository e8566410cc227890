import { thankPresent } from '../../contract/calls/thank-present.ts'
import { defineHandler } from '../http/handler.ts'
import { thankPresent as thank } from '../presents/open-present.ts'

export default defineHandler(thankPresent, async ({ params, body, caller }, service) =>
  thank(service, params.code, { thanks: body.thanks, caller }),
)
