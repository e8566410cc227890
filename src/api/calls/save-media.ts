import { saveMedia } from '../../contract/calls/save-media.ts'
import { defineHandler } from '../http/handler.ts'
import { chooseCover } from '../stories/choose-cover.ts'

export default defineHandler(saveMedia, async ({ params, body, caller }, service) =>
  chooseCover(service, params.id, caller, body.metadata.url),
)
