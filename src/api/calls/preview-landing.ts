import { previewLanding } from '../../contract/calls/preview-landing.ts'
import { answerAtLandingDesk } from '../landing-answer.ts'
import { previewLanding as preview } from '../landings/preview-landing.ts'

export default answerAtLandingDesk(previewLanding, (desk, { body }) => preview(desk, body.draft))
