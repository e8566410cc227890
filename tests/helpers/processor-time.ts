const MICROSECONDS_PER_MS = 1000

const inMs = ({ user, system }: NodeJS.CpuUsage) => (user + system) / MICROSECONDS_PER_MS

/** Milliseconds of this thread's work: independent of other load. */
export function processorMs(work: () => unknown): number {
  const before = process.threadCpuUsage()
  work()
  return inMs(process.threadCpuUsage(before))
}

/** The same over all threads, for async work. */
export async function processorMsOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await work()
  return inMs(process.cpuUsage(before))
}
