export interface Queue {
  /** Settles as the job does; failures do not stop the queue. */
  add<Result>(job: () => Promise<Result>): Promise<Result>
  settled(): Promise<void>
}

export function openQueue(): Queue {
  let last: Promise<unknown> = Promise.resolve()
  const ended = (job: Promise<unknown>) =>
    job.then(
      () => undefined,
      // The caller of `add` handles it.
      () => undefined,
    )
  return {
    add(job) {
      const result = last.then(job)
      last = ended(result)
      return result
    },
    settled: () => ended(last),
  }
}
