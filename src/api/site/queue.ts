/** One job after the other, in the order they are added. */
export interface Queue {
  /** Settles as the job does; a job that fails holds up nobody. */
  add<Result>(job: () => Promise<Result>): Promise<Result>
  /** Resolves when everything that was added has ended. */
  settled(): Promise<void>
}

export function openQueue(): Queue {
  let last: Promise<unknown> = Promise.resolve()
  const ended = (job: Promise<unknown>) =>
    job.then(
      () => undefined,
      // Whoever added it hears of that.
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
