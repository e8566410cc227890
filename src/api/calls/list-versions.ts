import { listVersions } from '../../contract/calls/list-versions.ts'
import { answer } from '../http/handler.ts'
import { viewVersions } from '../versions/versions.ts'

export default answer(listVersions, async ({ params, caller }, service) => viewVersions(service, params.id, caller))
