import { parentPort } from 'node:worker_threads'
import { chapterPicture } from './draw-chapter.ts'
import { drawCovers } from './draw-covers.ts'
import type { DrawingOrder, DrawingReply } from './drawing-room.ts'
import { editionPicture } from './edition-pictures.ts'
import type { Commission, Drawn } from './illustrator.ts'

const port = parentPort
if (!port) throw new Error('worker.ts runs as a worker thread only')

const open = new Map<number, AbortController>()
/** One set at a time: two at once would only take the memory of both. */
let queue = Promise.resolve()

function drawn(commission: Commission, signal: AbortSignal): Promise<Drawn> {
  const { kind, brief } = commission
  if (kind === 'covers') return drawCovers(brief, signal)
  if (kind === 'chapter') return chapterPicture(brief, commission.scene, signal)
  return editionPicture(brief, commission.choice, signal)
}

async function draw(
  id: number,
  commission: Commission,
  { signal }: AbortController,
): Promise<DrawingReply<Drawn> | undefined> {
  try {
    return { kind: 'drawn', id, drawn: await drawn(commission, signal) }
  } catch (error) {
    return signal.aborted ? undefined : { kind: 'failed', id, error }
  }
}

const picturesOf = (drawn: Drawn) => ('overview' in drawn ? [drawn.overview, ...drawn.quadrants] : [drawn.bytes])

function answer(reply: DrawingReply<Drawn> | undefined): void {
  if (!reply) return
  const pictures = reply.kind === 'drawn' ? picturesOf(reply.drawn) : []
  port?.postMessage(
    reply,
    pictures.map(picture => picture.buffer as ArrayBuffer),
  )
}

port.on('message', (order: DrawingOrder<Commission>) => {
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
