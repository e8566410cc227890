import { listPresents } from '../../contract/calls/list-presents.ts'
import { defineSignedInHandler } from '../http/handler.ts'
import { listPresents as list } from '../presents/list-presents.ts'

export default defineSignedInHandler(listPresents, async ({ params, caller, signedIn }, service) =>
  list(service, params.id, { ...caller, signedIn }),
)
