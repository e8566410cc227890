import { parentPort } from 'node:worker_threads'
import { drawCovers } from './draw-covers.ts'
import type { DrawingOrder, DrawingReply } from './drawing-room.ts'
import type { CoverSet, PictureBrief } from './illustrator.ts'

const port = parentPort
if (!port) throw new Error('worker.ts runs as a worker thread only')

const open = new Map<number, AbortController>()
/** One set at a time: two at once would only take the memory of both. */
let queue = Promise.resolve()

async function draw(
  id: number,
  brief: PictureBrief,
  { signal }: AbortController,
): Promise<DrawingReply<CoverSet> | undefined> {
  try {
    return { kind: 'drawn', id, drawn: await drawCovers(brief, signal) }
  } catch (error) {
    return signal.aborted ? undefined : { kind: 'failed', id, error }
  }
}

function answer(reply: DrawingReply<CoverSet> | undefined): void {
  if (!reply) return
  const pictures = reply.kind === 'drawn' ? [reply.drawn.overview, ...reply.drawn.quadrants] : []
  port?.postMessage(
    reply,
    pictures.map(picture => picture.buffer as ArrayBuffer),
  )
}

port.on('message', (order: DrawingOrder<PictureBrief>) => {
  if (order.kind === 'abort') {
    open.get(order.id)?.abort()
    return
  }
  const controller = new AbortController()
  open.set(order.id, controller)
  queue = queue.then(async () => {
    answer(await draw(order.id, order.brief, controller))
    open.delete(order.id)
  })
})
