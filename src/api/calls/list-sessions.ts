import { listSessions } from '../../contract/calls/list-sessions.ts'
import { listSessions as list } from '../accounts/sessions.ts'
import { defineSignedInHandler } from '../http/handler.ts'

export default defineSignedInHandler(listSessions, async ({ signedIn }, service) => list(service, signedIn))
