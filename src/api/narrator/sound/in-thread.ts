import { Worker } from 'node:worker_threads'

export type ThreadReply<Made> =
  | { readonly kind: 'made'; readonly made: Made }
  | { readonly kind: 'failed'; readonly error: unknown }

/** Runs one job in a thread. Throws its error, or the signal's reason when aborted; the thread is gone then. */
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
