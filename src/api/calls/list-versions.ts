import { listVersions } from '../../contract/calls/list-versions.ts'
import { defineHandler } from '../http/handler.ts'
import { viewVersions } from '../versions/versions.ts'

export default defineHandler(listVersions, async ({ params, caller }, service) =>
  viewVersions(service, params.id, caller),
)
