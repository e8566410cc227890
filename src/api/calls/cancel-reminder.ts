import { cancelReminder } from '../../contract/calls/cancel-reminder.ts'
import { defineHandler } from '../http/handler.ts'
import { cancelReminder as cancel } from '../stories/quota-reminder.ts'

export default defineHandler(cancelReminder, async ({ caller }, service) => cancel(service, caller))
