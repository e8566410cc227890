import { restoreVersion } from '../../contract/calls/restore-version.ts'
import { answer } from '../http/handler.ts'
import { restoreVersion as bringBack } from '../stories/restore-version.ts'

export default answer(restoreVersion, async ({ params, caller }, service) =>
  bringBack(service, params.id, caller, Number(params.number)),
)
