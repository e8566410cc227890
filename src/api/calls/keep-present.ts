import { keepPresent } from '../../contract/calls/keep-present.ts'
import { defineSignedInHandler } from '../http/handler.ts'
import { keepPresent as keep } from '../presents/open-present.ts'

export default defineSignedInHandler(keepPresent, async ({ params, caller, signedIn }, service) =>
  keep(service, params.code, { ...caller, signedIn }),
)
