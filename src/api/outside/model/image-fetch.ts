import { cappedFetch } from './capped-fetch.ts'
import { ModelError } from './model-error.ts'

/** A capped fetch whose whole answer, body included, must be there in time. */
export function imageFetch({ callMs, bytes }: { callMs: number; bytes: number }): typeof fetch {
  const capped = cappedFetch({ beginMs: callMs, bytes })
  return async (input, init) => {
    const late = new AbortController()
    // A timer that nobody waits for must not hold the process; an answer that was read leaves it without effect.
    setTimeout(() => late.abort(new ModelError('deadline')), callMs).unref()
    const signal = init?.signal ? AbortSignal.any([init.signal, late.signal]) : late.signal
    return capped(input, { ...init, signal })
  }
}
