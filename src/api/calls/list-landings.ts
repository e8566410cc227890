import { listLandings } from '../../contract/calls/list-landings.ts'
import { defineLandingHandler } from '../http/landing-handler.ts'
import { listLandings as list } from '../landings/list-landings.ts'

export default defineLandingHandler(listLandings, (deps, { query }) => list(deps, query))
