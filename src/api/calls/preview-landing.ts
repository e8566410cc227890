import { previewLanding } from '../../contract/calls/preview-landing.ts'
import { defineLandingHandler } from '../http/landing-handler.ts'
import { previewLanding as preview } from '../landings/preview-landing.ts'

export default defineLandingHandler(previewLanding, (deps, { body }) => preview(deps, body.draft))
