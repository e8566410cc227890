import * as z from 'zod/mini'
import { Session } from '../account.ts'
import { defineCall } from '../call.ts'

export const listSessions = defineCall({
  name: 'list-sessions',
  method: 'GET',
  path: '/user/sessions',
  summary: "The browsers that are signed in to the caller's account, the newest first",
  access: 'session',
  output: z.array(Session),
  refusals: [],
})
