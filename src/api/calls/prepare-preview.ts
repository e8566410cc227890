import { preparePreview } from '../../contract/calls/prepare-preview.ts'
import { preparePreview as prepare } from '../editions/previews.ts'
import { defineHandler } from '../http/handler.ts'

export default defineHandler(preparePreview, async ({ params, caller }, service) => prepare(service, params.id, caller))
