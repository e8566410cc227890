import { sendMessage } from '../../contract/calls/send-message.ts'
import { sendMessage as send } from '../accounts/send-message.ts'
import { defineHandler } from '../http/handler.ts'

export default defineHandler(sendMessage, async ({ body, caller }, service) => send(service, body, caller))
