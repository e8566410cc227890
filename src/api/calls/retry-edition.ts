import { retryEdition } from '../../contract/calls/retry-edition.ts'
import { retryEdition as retry } from '../editions/retry-edition.ts'
import { defineHandler } from '../http/handler.ts'

export default defineHandler(retryEdition, async ({ params, caller }, service) =>
  retry(service, params.id, caller, params.kind),
)
