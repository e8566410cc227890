import { retryEdition } from '../../contract/calls/retry-edition.ts'
import { answer } from '../http.ts'
import { retryEdition as retry } from '../stories/editions/retry-edition.ts'

export default answer(retryEdition, async ({ params, caller }, service) =>
  retry(service, params.id, caller, params.kind),
)
