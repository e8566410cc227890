import { listLandings } from '../../contract/calls/list-landings.ts'
import { answerAtLandingDesk } from '../http/landing-handler.ts'
import { listLandings as list } from '../landings/list-landings.ts'

export default answerAtLandingDesk(listLandings, (desk, { query }) => list(desk, query))
