import { parentPort } from 'node:worker_threads'
import { chapterPicture, chapterPlate } from './draw-chapter.ts'
import { drawCovers } from './draw-covers.ts'
import { drawLanding } from './draw-landing.ts'
import { editionPicture } from './edition-pictures.ts'
import type { Commission, Drawn } from './illustrator.ts'
import type { RenderReply, RenderRequest } from './render-workers.ts'

const port = parentPort
if (!port) throw new Error('worker.ts runs as a worker thread only')

/** Visitors watch covers being drawn, so those come first. */
const RANK: Readonly<Record<Commission['kind'], number>> = { covers: 0, landing: 1, chapter: 2, edition: 3, plate: 4 }

const open = new Map<number, AbortController>()
const waiting: { readonly id: number; readonly commission: Commission }[] = []
let isDrawing = false

function drawn(commission: Commission, signal: AbortSignal): Promise<Drawn> {
  const { brief, widthPx } = commission
  if (commission.kind === 'covers') return drawCovers(brief, commission.text, signal, widthPx)
  if (commission.kind === 'landing') return drawLanding(brief, signal, widthPx)
  if (commission.kind === 'chapter') return chapterPicture(brief, commission.scene, signal, widthPx)
  if (commission.kind === 'plate') return chapterPlate(brief, commission.scene, signal, widthPx)
  return editionPicture(brief, commission.choice, signal, widthPx)
}

async function draw(
  id: number,
  commission: Commission,
  { signal }: AbortController,
): Promise<RenderReply<Drawn> | undefined> {
  try {
    return { kind: 'drawn', id, drawn: await drawn(commission, signal) }
  } catch (error) {
    return signal.aborted ? undefined : { kind: 'failed', id, error }
  }
}

function picturesOf(drawn: Drawn): readonly Uint8Array[] {
  if (!('overview' in drawn)) return [drawn.bytes]
  return [drawn.overview, ...drawn.quadrants, ...('cards' in drawn ? drawn.cards : [])]
}

function postReply(reply: RenderReply<Drawn> | undefined): void {
  if (!reply) return
  const pictures = reply.kind === 'drawn' ? picturesOf(reply.drawn) : []
  port?.postMessage(
    reply,
    pictures.map(picture => picture.buffer as ArrayBuffer),
  )
}

/** Two at once would take the memory of both. */
async function drawWaiting(): Promise<void> {
  if (isDrawing) return
  isDrawing = true
  for (let next = nextWaiting(); next; next = nextWaiting()) {
    const controller = open.get(next.id)
    if (controller && !controller.signal.aborted) postReply(await draw(next.id, next.commission, controller))
    open.delete(next.id)
  }
  isDrawing = false
}

function nextWaiting() {
  const least = Math.min(...waiting.map(({ commission }) => RANK[commission.kind]))
  const index = waiting.findIndex(({ commission }) => RANK[commission.kind] === least)
  return index === -1 ? undefined : waiting.splice(index, 1)[0]
}

port.on('message', (order: RenderRequest<Commission>) => {
  if (order.kind === 'abort') {
    open.get(order.id)?.abort()
    return
  }
  open.set(order.id, new AbortController())
  waiting.push({ id: order.id, commission: order.brief })
  drawWaiting().catch((error: unknown) => {
    // The thread cannot draw any more: it ends, and the next order opens another.
    queueMicrotask(() => {
      throw error
    })
  })
})
