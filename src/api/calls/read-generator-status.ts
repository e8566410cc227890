import { readGeneratorStatus } from '../../contract/calls/read-generator-status.ts'
import { answer } from '../http.ts'
import { readStatus } from '../stories/read-status.ts'

export default answer(readGeneratorStatus, async ({ params, caller }, service) =>
  readStatus(service, params.id, caller),
)
