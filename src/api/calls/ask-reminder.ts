import { askReminder } from '../../contract/calls/ask-reminder.ts'
import { defineHandler } from '../http/handler.ts'
import { askReminder as ask } from '../stories/quota-reminder.ts'

export default defineHandler(askReminder, async ({ body, caller }, service) => ask(service, caller, body))
