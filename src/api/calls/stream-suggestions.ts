import { guessAnswerKind } from '../../contract/answers/guess-answer-kind.ts'
import { KIND_OF_ANSWER } from '../../contract/answers/kind-of-answer.ts'
import { streamSuggestions } from '../../contract/calls/stream-suggestions.ts'
import { storyLanguageCode } from '../../contract/languages.ts'
import { describeError } from '../../lib/describe-error.ts'
import { own } from '../../lib/own.ts'
import { defineHandler } from '../http/handler.ts'
import type { Log } from '../log/log.ts'

export default defineHandler(streamSuggestions, async ({ query, signal, caller }, { suggester, log }) => {
  const asker = { browser: caller.claimHash, network: caller.networkHash }
  const { title, question = title } = query
  const language = storyLanguageCode(query.language) ?? query.language
  const kind = query.kind ?? own(KIND_OF_ANSWER, title) ?? guessAnswerKind(question, language)
  return events(suggester.suggest({ ...query, language, kind, asker }, signal), log)
})

async function* events(suggestions: AsyncIterable<string>, log: Log) {
  try {
    for await (const data of suggestions) yield { event: 'suggestion' as const, data }
  } catch (error) {
    log.warn({ error: describeError(error) }, 'suggestions broke')
  }
  yield { event: 'complete' as const, data: '' }
}
