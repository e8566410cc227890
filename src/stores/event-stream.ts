import type { OpenStream } from './wizard/suggestions.ts'

/** Closed at the first error, where EventSource would reconnect. */
export const openEventStream: OpenStream = (address, events) => {
  const source = new EventSource(address)
  source.addEventListener('suggestion', event => events.suggestion(Number(event.lastEventId), event.data))
  source.addEventListener('complete', () => events.complete())
  source.addEventListener('error', () => events.failed())
  return () => source.close()
}
