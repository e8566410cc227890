import type { OpenStream } from './wizard/suggestions.ts'

/** Streams suggestions over the browser's EventSource, which is closed at the first error instead of reconnecting. */
export const openEventStream: OpenStream = (address, events) => {
  const source = new EventSource(address)
  source.addEventListener('suggestion', event => events.suggestion(Number(event.lastEventId), event.data))
  source.addEventListener('complete', () => events.complete())
  source.addEventListener('error', () => events.failed())
  return () => source.close()
}
