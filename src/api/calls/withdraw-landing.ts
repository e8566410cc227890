import { withdrawLanding } from '../../contract/calls/withdraw-landing.ts'
import { defineLandingHandler } from '../http/landing-handler.ts'
import { withdrawLanding as withdraw } from '../landings/withdraw-landing.ts'

export default defineLandingHandler(withdrawLanding, (deps, { params, body, staff }) =>
  withdraw(deps, { id: params.id, version: body.version, staff: staff.id }),
)
