import { readLanding } from '../../contract/calls/read-landing.ts'
import { defineLandingHandler } from '../http/landing-handler.ts'
import { readLanding as read } from '../landings/read-landing.ts'

export default defineLandingHandler(readLanding, (deps, { params }) => read(deps, params.id))
