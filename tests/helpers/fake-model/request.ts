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
  readonly body: string
}

interface ChatBody {
  model?: string
  stream?: boolean
  stream_options?: { include_usage?: boolean }
  messages?: { content: string | { text?: string }[] }[]
  response_format?: { json_schema?: { name: string; schema: Record<string, unknown> } }
  output_config?: { format?: { schema: Record<string, unknown> } }
  max_tokens?: number
  max_completion_tokens?: number
}

const contentOf = ({ content }: { content: string | { text?: string }[] }): string =>
  typeof content === 'string' ? content : content.map(part => part.text ?? '').join('')

export async function readRequest(incoming: IncomingMessage): Promise<ChatRequest> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk as Buffer)
  const body = Buffer.concat(chunks).toString('utf8')
  const requested: ChatBody = body === '' ? {} : JSON.parse(body)
  return {
    path: incoming.url ?? '',
    headers: incoming.headers,
    model: requested.model ?? '',
    stream: requested.stream === true,
    includeUsage: requested.stream_options?.include_usage === true,
    prompt: (requested.messages ?? []).map(contentOf).join('\n'),
    schemaName: requested.response_format?.json_schema?.name,
    schema: requested.response_format?.json_schema?.schema ?? requested.output_config?.format?.schema,
    maxTokens: requested.max_tokens ?? requested.max_completion_tokens,
    body,
  }
}
