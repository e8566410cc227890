import { previewLanding } from '../../contract/calls/preview-landing.ts'
import { answerAtLandingDesk } from '../http/landing-handler.ts'
import { previewLanding as preview } from '../landings/preview-landing.ts'

export default answerAtLandingDesk(previewLanding, (desk, { body }) => preview(desk, body.draft))
