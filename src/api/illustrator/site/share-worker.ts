import { parentPort } from 'node:worker_threads'
import type { RenderReply, RenderRequest } from '../render-workers.ts'
import type { ShareOrder } from './share-renderer.ts'
import { titledShare } from './titled-share.ts'

const port = parentPort
if (!port) throw new Error('share-worker.ts runs as a worker thread only')

/** Two at once would take the memory of both. */
let last: Promise<void> = Promise.resolve()

async function draw(id: number, { original, category, text }: ShareOrder): Promise<void> {
  let reply: RenderReply<Uint8Array>
  try {
    reply = { kind: 'drawn', id, drawn: await titledShare(original, category, text) }
  } catch (error) {
    reply = { kind: 'failed', id, error }
  }
  port?.postMessage(reply)
}

port.on('message', (order: RenderRequest<ShareOrder>) => {
  if (order.kind === 'draw') last = last.then(() => draw(order.id, order.brief))
})
