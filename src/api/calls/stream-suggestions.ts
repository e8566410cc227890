import { streamSuggestions } from '../../contract/calls/stream-suggestions.ts'
import { answer } from '../http.ts'

export default answer(streamSuggestions, async ({ query, signal }, { suggester }) =>
  events(suggester.suggest(query, signal)),
)

async function* events(suggestions: AsyncIterable<string>) {
  for await (const data of suggestions) yield { event: 'suggestion' as const, data }
  yield { event: 'complete' as const, data: '' }
}
