import { listSessions } from '../../contract/calls/list-sessions.ts'
import { listSessions as list } from '../accounts/sessions.ts'
import { answerSignedIn } from '../http/handler.ts'

export default answerSignedIn(listSessions, async ({ signedIn }, service) => list(service, signedIn))
