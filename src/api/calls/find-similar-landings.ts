import { findSimilarLandings } from '../../contract/calls/find-similar-landings.ts'
import { defineLandingHandler } from '../http/landing-handler.ts'
import { similarLandings } from '../landings/similar-landings.ts'

export default defineLandingHandler(findSimilarLandings, (deps, { body }) => similarLandings(deps, body))
