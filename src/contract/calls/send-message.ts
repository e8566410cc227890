import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { Message } from '../message.ts'

/** Needs no account. `not-found` where the operator has given no mailbox. */
export const sendMessage = defineCall({
  name: 'send-message',
  method: 'POST',
  path: '/messages',
  summary: 'Mails a message to the operator of the site',
  cost: 10,
  body: Message,
  output: z.object({ receivedAt: z.iso.datetime() }),
  refusals: ['not-found'],
})
