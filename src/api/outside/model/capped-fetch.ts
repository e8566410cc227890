import { ModelError } from './model-error.ts'

function byteCap(bytes: number): TransformStream<Uint8Array, Uint8Array> {
  let left = bytes
  return new TransformStream({
    transform(chunk, controller) {
      left -= chunk.byteLength
      if (left < 0) controller.error(new ModelError('too-large'))
      else controller.enqueue(chunk)
    },
  })
}

/** Limits the wait for a response's begin and the bytes of its body, and sends a key to no other address. */
export const cappedFetch =
  ({ beginMs, bytes }: { beginMs: number; bytes: number }): typeof fetch =>
  async (input, init) => {
    const late = new AbortController()
    const timer = setTimeout(() => late.abort(new ModelError('deadline')), beginMs)
    const signal = init?.signal ? AbortSignal.any([init.signal, late.signal]) : late.signal
    const response = await fetch(input, { ...init, signal, redirect: 'error' }).finally(() => clearTimeout(timer))
    if (!response.body) return response
    const { status, statusText, headers } = response
    return new Response(response.body.pipeThrough(byteCap(bytes)), { status, statusText, headers })
  }
