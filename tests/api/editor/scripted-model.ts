import type { StructuredRequest, TextModel } from '../../../src/api/outside/model/model.ts'
import { readOutput } from '../../../src/api/outside/model/read-output.ts'
import { responseTo } from '../../helpers/fake-model/answers.ts'
import type { ChatRequest } from '../../helpers/fake-model/request.ts'

/** What was asked, as a script sees it. */
export interface ModelRequest {
  /** Kind of request: `character`, `plan`, `chapter`, `repair` ... */
  readonly name: string
  readonly instructions: string
  readonly prompt: string
  readonly key: string
}

/** Changes the good answer into the one that is given; may throw, and may give something of another shape. */
export type Script = (requests: ModelRequest, good: unknown) => unknown

export const requestOf = ({ name, prompt }: ModelRequest): ChatRequest => ({
  path: '/chat/completions',
  headers: {},
  model: 'scripted',
  stream: false,
  includeUsage: false,
  prompt,
  schemaName: name,
  schema: {},
  maxTokens: undefined,
  body: '',
})

/** A model in the same process that would answer well, if its script let it. `asked` keeps every request. */
export function scriptedModel(script: Script = (_, good) => good): TextModel & { readonly requests: ModelRequest[] } {
  const requests: ModelRequest[] = []
  return {
    name: 'scripted',
    requests,
    async structured<Shape>({ name, instructions, prompt, key = '', schema }: StructuredRequest<Shape>) {
      const now = { name, instructions, prompt, key }
      requests.push(now)
      const answer = script(now, JSON.parse(responseTo(requestOf(now))))
      return readOutput(typeof answer === 'string' ? answer : JSON.stringify(answer), 'stop', schema)
    },
    async *text() {
      yield ''
    },
  }
}
