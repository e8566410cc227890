import { readLanding } from '../../contract/calls/read-landing.ts'
import { answerAtLandingDesk } from '../http/landing-handler.ts'
import { readLanding as read } from '../landings/read-landing.ts'

export default answerAtLandingDesk(readLanding, (desk, { params }) => read(desk, params.id))
