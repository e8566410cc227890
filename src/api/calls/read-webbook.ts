import { readWebbook } from '../../contract/calls/read-webbook.ts'
import { answer } from '../http.ts'
import { readWebbook as webbookOf } from '../stories/editions/read-webbook.ts'

export default answer(readWebbook, async ({ params, caller }, service) => webbookOf(service, params.id, caller))
