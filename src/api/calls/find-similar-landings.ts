import { findSimilarLandings } from '../../contract/calls/find-similar-landings.ts'
import { answerAtLandingDesk } from '../http/landing-handler.ts'
import { similarLandings } from '../landings/similar-landings.ts'

export default answerAtLandingDesk(findSimilarLandings, (desk, { body }) => similarLandings(desk, body))
