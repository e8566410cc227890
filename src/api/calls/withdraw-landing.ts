import { withdrawLanding } from '../../contract/calls/withdraw-landing.ts'
import { answerAtLandingDesk } from '../http/landing-handler.ts'
import { withdrawLanding as withdraw } from '../landings/withdraw-landing.ts'

export default answerAtLandingDesk(withdrawLanding, (desk, { params, body, staff }) =>
  withdraw(desk, { id: params.id, version: body.version, staff: staff.id }),
)
