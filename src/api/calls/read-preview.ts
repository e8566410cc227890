import { readPreview } from '../../contract/calls/read-preview.ts'
import { readPreview as read } from '../editions/previews.ts'
import { defineHandler } from '../http/handler.ts'

export default defineHandler(readPreview, async ({ params, caller }, service) => read(service, params.id, caller))
