import { Worker } from 'node:worker_threads'

export type RenderRequest<Brief> =
  | { readonly kind: 'draw'; readonly id: number; readonly brief: Brief }
  | { readonly kind: 'abort'; readonly id: number }

/** An aborted order gets no reply. */
export type RenderReply<Drawn> =
  | { readonly kind: 'drawn'; readonly id: number; readonly drawn: Drawn }
  | { readonly kind: 'failed'; readonly id: number; readonly error: unknown }

interface Waiting<Drawn> {
  readonly resolve: (drawn: Drawn) => void
  readonly reject: (reason: unknown) => void
}

export interface RenderWorker<Brief, Drawn> {
  draw(brief: Brief, signal: AbortSignal): Promise<Drawn>
  close(): Promise<void>
}

class ThreadRenderWorker<Brief, Drawn> implements RenderWorker<Brief, Drawn> {
  readonly #waiting = new Map<number, Waiting<Drawn>>()
  #worker: Worker | undefined
  #orders = 0
  #closed = false
  readonly #script: URL

  constructor(script: URL) {
    this.#script = script
  }

  draw = async (brief: Brief, signal: AbortSignal): Promise<Drawn> => {
    signal.throwIfAborted()
    if (this.#closed) throw new Error('the illustrator is closed')
    const worker = this.#openWorker()
    const id = ++this.#orders
    const { promise, resolve, reject } = Promise.withResolvers<Drawn>()
    this.#waiting.set(id, { resolve, reject })
    const abort = () => {
      worker.postMessage({ kind: 'abort', id } satisfies RenderRequest<Brief>)
      reject(signal.reason)
    }
    signal.addEventListener('abort', abort, { once: true })
    worker.postMessage({ kind: 'draw', id, brief } satisfies RenderRequest<Brief>)
    return promise.finally(() => {
      signal.removeEventListener('abort', abort)
      this.#waiting.delete(id)
    })
  }

  close = async (): Promise<void> => {
    this.#closed = true
    await this.#worker?.terminate()
  }

  /** A thread that died (out of memory, say) fails its own orders only; the next order starts another. */
  #openWorker(): Worker {
    if (this.#worker) return this.#worker
    const worker = new Worker(this.#script)
    worker.on('message', (reply: RenderReply<Drawn>) => {
      const waiting = this.#waiting.get(reply.id)
      if (reply.kind === 'drawn') waiting?.resolve(reply.drawn)
      else waiting?.reject(reply.error)
    })
    worker.on('error', error => this.#lose(error))
    worker.on('exit', () => this.#lose(new Error('the drawing thread ended')))
    this.#worker = worker
    return worker
  }

  #lose(error: unknown): void {
    this.#worker = undefined
    for (const waiting of this.#waiting.values()) waiting.reject(error)
  }
}

/** The thread starts with the first order; `script` defaults to the illustrator's. */
export const startRenderWorker = <Brief, Drawn>(
  script = new URL('./worker.ts', import.meta.url),
): RenderWorker<Brief, Drawn> => new ThreadRenderWorker<Brief, Drawn>(script)
