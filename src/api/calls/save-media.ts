import { saveMedia } from '../../contract/calls/save-media.ts'
import { answer } from '../http/handler.ts'
import { chooseCover } from '../stories/choose-cover.ts'

export default answer(saveMedia, async ({ params, body, caller }, service) =>
  chooseCover(service, params.id, caller, body.metadata.url),
)
