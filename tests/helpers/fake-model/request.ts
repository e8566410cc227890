import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'

export interface ChatRequest {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly model: string
  readonly stream: boolean
  readonly includeUsage: boolean
  readonly prompt: string
  readonly schemaName: string | undefined
  readonly schema: Record<string, unknown> | undefined
  readonly maxTokens: number | undefined
  /** How long to think, in the provider's own words. */
  readonly effort?: string | undefined
  readonly budgetTokens?: number | undefined
  /** What the server thinks with before it answers. */
  readonly thinkingTokens?: number
  readonly body: string
}

interface ChatBody {
  model?: string
  stream?: boolean
  stream_options?: { include_usage?: boolean }
  messages?: { content: string | { text?: string }[] }[]
  response_format?: { json_schema?: { name: string; schema: Record<string, unknown> } }
  output_config?: { effort?: string; format?: { schema: Record<string, unknown> } }
  reasoning_effort?: string
  thinking?: { budget_tokens?: number }
  max_tokens?: number
  max_completion_tokens?: number
}

const contentOf = ({ content }: { content: string | { text?: string }[] }): string =>
  typeof content === 'string' ? content : content.map(part => part.text ?? '').join('')

/** Name and schema of an answer that is asked for in words. */
function schemaInWords(prompt: string): { name?: string; schema?: Record<string, unknown> } {
  const [, name, schema] = /one JSON object, "([\w-]+)"[^\n]*\n[^\n]*\n(\{[^\n]*\})/.exec(prompt) ?? []
  return name && schema ? { name, schema: JSON.parse(schema) } : {}
}

export async function readRequest(incoming: IncomingMessage, thinkingTokens: number): Promise<ChatRequest> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk as Buffer)
  const body = Buffer.concat(chunks).toString('utf8')
  const requested: ChatBody = body === '' ? {} : JSON.parse(body)
  const prompt = (requested.messages ?? []).map(contentOf).join('\n')
  const inWords = schemaInWords(prompt)
  return {
    path: incoming.url ?? '',
    headers: incoming.headers,
    model: requested.model ?? '',
    stream: requested.stream === true,
    includeUsage: requested.stream_options?.include_usage === true,
    prompt,
    schemaName: requested.response_format?.json_schema?.name ?? inWords.name,
    schema: requested.response_format?.json_schema?.schema ?? requested.output_config?.format?.schema ?? inWords.schema,
    maxTokens: requested.max_tokens ?? requested.max_completion_tokens,
    effort: requested.reasoning_effort ?? requested.output_config?.effort,
    budgetTokens: requested.thinking?.budget_tokens,
    thinkingTokens,
    body,
  }
}
