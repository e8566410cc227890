const MICROSECONDS_PER_MS = 1000

const inMs = ({ user, system }: NodeJS.CpuUsage) => (user + system) / MICROSECONDS_PER_MS

/** Milliseconds that this thread computed for some work: not time on the wall, which grows with everybody else's work. */
export function processorMs(work: () => unknown): number {
  const before = process.threadCpuUsage()
  work()
  return inMs(process.threadCpuUsage(before))
}

/** The same for work that goes on in other threads of this process, or while others of its tasks run. */
export async function processorMsOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await work()
  return inMs(process.cpuUsage(before))
}
