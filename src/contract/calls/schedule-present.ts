import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { GivenPresent, PresentRequest } from '../present.ts'

/** For the owner with a proven mailbox: a mail to somebody else goes out in their name. */
export const schedulePresent = defineCall({
  name: 'schedule-present',
  method: 'POST',
  path: '/stories/{id}/presents',
  summary: "Wraps the caller's finished story as a present for a day and an hour",
  access: 'session',
  params: z.strictObject({ id: z.uuid() }),
  body: PresentRequest,
  output: GivenPresent,
  refusals: ['proof-needed', 'not-found', 'not-ready'],
})
