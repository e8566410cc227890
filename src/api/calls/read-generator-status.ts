import { readGeneratorStatus } from '../../contract/calls/read-generator-status.ts'
import { defineHandler } from '../http/handler.ts'
import { Refusal } from '../results/refusal.ts'
import { TaggedJson } from '../results/tagged-json.ts'
import { readStatus } from '../stories/read-status.ts'

export default defineHandler(readGeneratorStatus, async ({ params, query, caller }, service) => {
  const result = await readStatus(service, { id: params.id, viewer: caller, known: query.known?.split(',') })
  // Parsed when it was read.
  return result instanceof Refusal ? result : new TaggedJson(result.tag, () => JSON.stringify(result.status))
})
