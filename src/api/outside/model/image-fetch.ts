import { cappedFetch } from './capped-fetch.ts'
import { ModelError } from './model-error.ts'

/** A capped fetch whose deadline includes the body. */
export function imageFetch({ callMs, bytes }: { callMs: number; bytes: number }): typeof fetch {
  const capped = cappedFetch({ beginMs: callMs, bytes })
  return async (input, init) => {
    const late = new AbortController()
    // The timer must not hold the process; after the answer it has no effect.
    setTimeout(() => late.abort(new ModelError('deadline')), callMs).unref()
    const signal = init?.signal ? AbortSignal.any([init.signal, late.signal]) : late.signal
    return capped(input, { ...init, signal })
  }
}
