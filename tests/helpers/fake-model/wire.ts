import { events } from './envelope.ts'
import { messageEvents } from './messages.ts'
import type { ChatRequest } from './request.ts'

export const wireOf = (request: ChatRequest) =>
  request.path.endsWith('/messages') ? messageEvents(request) : events(request)
