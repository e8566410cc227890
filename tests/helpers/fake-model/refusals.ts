import type { ServerResponse } from 'node:http'
import type { ChatRequest } from './request.ts'

export type Refused = 'schema' | 'effort'

const MESSAGES: Readonly<Record<Refused, { isSent: (request: ChatRequest) => boolean; message: string }>> = {
  schema: {
    isSent: ({ body }) => 'response_format' in JSON.parse(body),
    message: 'This response_format type is unavailable now',
  },
  effort: {
    isSent: ({ effort }) => effort !== undefined,
    message: '"local" does not support thinking',
  },
}

/** Answers as a server that does not take what was sent; false where it takes all. */
export function refuseFeature(request: ChatRequest, response: ServerResponse, refused: readonly Refused[]): boolean {
  const feature = refused.find(one => MESSAGES[one].isSent(request))
  if (!feature) return false
  const error = { message: MESSAGES[feature].message, type: 'invalid_request_error' }
  response.writeHead(400, { 'content-type': 'application/json' }).end(JSON.stringify({ error }))
  return true
}
