import { readGeneratorStatus } from '../../contract/calls/read-generator-status.ts'
import { answer } from '../http/handler.ts'
import { Refusal } from '../results/refusal.ts'
import { TaggedJson } from '../results/tagged-json.ts'
import { readStatus } from '../stories/read-status.ts'

export default answer(readGeneratorStatus, async ({ params, query, caller }, service) => {
  const told = await readStatus(service, { id: params.id, viewer: caller, known: query.known?.split(',') })
  // Parsed when it was read.
  return told instanceof Refusal ? told : new TaggedJson(told.tag, () => JSON.stringify(told.status))
})
