import { listVersions } from '../../contract/calls/list-versions.ts'
import { answer } from '../http.ts'
import { viewVersions } from '../stories/versions.ts'

export default answer(listVersions, async ({ params, caller }, service) => viewVersions(service, params.id, caller))
