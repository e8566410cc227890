import { events } from './envelope.ts'
import { messageEvents } from './messages.ts'
import type { ChatRequest } from './request.ts'

/** The events of a streamed answer, in the manner of the call that asked. */
export const wireOf = (request: ChatRequest) =>
  request.path.endsWith('/messages') ? messageEvents(request) : events(request)
