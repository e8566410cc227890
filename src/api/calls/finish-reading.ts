import { finishReading } from '../../contract/calls/finish-reading.ts'
import { defineHandler } from '../http/handler.ts'
import { keepRead } from '../stories/keep-read.ts'

export default defineHandler(finishReading, async ({ params, caller }, service) => keepRead(service, params.id, caller))
