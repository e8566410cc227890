import { restoreVersion } from '../../contract/calls/restore-version.ts'
import { defineHandler } from '../http/handler.ts'
import { restoreVersion as restore } from '../stories/restore-version.ts'

export default defineHandler(restoreVersion, async ({ params, caller }, service) =>
  restore(service, params.id, caller, Number(params.number)),
)
