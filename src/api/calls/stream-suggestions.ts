import { streamSuggestions } from '../../contract/calls/stream-suggestions.ts'
import { describeError } from '../../lib/describe-error.ts'
import { defineHandler } from '../http/handler.ts'
import type { Log } from '../log/log.ts'

export default defineHandler(streamSuggestions, async ({ query, signal, caller }, { suggester, log }) => {
  const asker = { browser: caller.claimHash, network: caller.networkHash }
  return events(suggester.suggest({ ...query, asker }, signal), log)
})

async function* events(suggestions: AsyncIterable<string>, log: Log) {
  try {
    for await (const data of suggestions) yield { event: 'suggestion' as const, data }
  } catch (error) {
    log.warn({ error: describeError(error) }, 'suggestions broke')
  }
  yield { event: 'complete' as const, data: '' }
}
