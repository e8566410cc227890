import { Worker } from 'node:worker_threads'

/** What a thread of ours answers, once. */
export type ThreadReply<Made> =
  | { readonly kind: 'made'; readonly made: Made }
  | { readonly kind: 'failed'; readonly error: unknown }

/**
 * Has a thread of its own do one piece of work: the event loop stays free, and its memory goes with it. Throws what the
 * thread threw, or the signal's reason when it is aborted; the thread is gone then.
 */
export async function inThread<Made>(
  script: URL,
  order: unknown,
  moved: readonly ArrayBuffer[],
  signal: AbortSignal,
): Promise<Made> {
  signal.throwIfAborted()
  const { promise, resolve, reject } = Promise.withResolvers<Made>()
  const worker = new Worker(script, { workerData: order, transferList: [...moved] })
  const abort = () => reject(signal.reason)
  signal.addEventListener('abort', abort, { once: true })
  worker.on('message', (reply: ThreadReply<Made>) =>
    reply.kind === 'made' ? resolve(reply.made) : reject(reply.error),
  )
  worker.on('error', reject)
  worker.on('exit', () => reject(new Error('the thread ended without an answer')))
  try {
    return await promise
  } finally {
    signal.removeEventListener('abort', abort)
    await worker.terminate()
  }
}
