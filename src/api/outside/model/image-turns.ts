/** A semaphore; the others wait in order. */
export interface ImageTurns {
  /** Runs the work in its turn. Throws the signal's reason when aborted before. */
  run<Result>(work: () => Promise<Result>, signal: AbortSignal): Promise<Result>
}

export function openTurns(atOnce: number): ImageTurns {
  const waiting = new Set<() => void>()
  let free = atOnce

  const enter = (signal: AbortSignal): Promise<void> => {
    signal.throwIfAborted()
    if (free > 0) {
      free -= 1
      return Promise.resolve()
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const leave = () => {
      waiting.delete(call)
      reject(signal.reason)
    }
    const call = () => {
      signal.removeEventListener('abort', leave)
      resolve()
    }
    waiting.add(call)
    signal.addEventListener('abort', leave, { once: true })
    return promise
  }

  const exit = () => {
    const [next] = waiting
    if (!next) {
      free += 1
      return
    }
    waiting.delete(next)
    next()
  }

  return {
    async run(work, signal) {
      await enter(signal)
      try {
        return await work()
      } finally {
        exit()
      }
    },
  }
}
