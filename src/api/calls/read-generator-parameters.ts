import { readGeneratorParameters } from '../../contract/calls/read-generator-parameters.ts'
import { defineHandler } from '../http/handler.ts'
import { viewParameter } from '../stories/view-parameter.ts'

export default defineHandler(readGeneratorParameters, async ({ params, caller }, service) =>
  viewParameter(service, params.id, caller),
)
