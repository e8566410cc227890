import { itemAt } from '../../src/lib/item-at.ts'

const MICROSECONDS_PER_MS = 1000
/** Of the machine that the bars were measured on, when nothing else ran. */
const YARDSTICK_MS = 1.5
/** The middle one counts: garbage is collected in some. */
const ROUNDS = 9
/** Processor time of this process after which the machine is measured anew. */
const KEPT_MS = 500
const WARM_UP_ROUNDS = 10
const WORDS = Array.from({ length: 2000 }, (_, index) => `Word${(index * 7919) % 2003}`)

const inMs = ({ user, system }: NodeJS.CpuUsage) => (user + system) / MICROSECONDS_PER_MS

/** Work of the kind that is measured: text, expressions, objects and their JSON. */
function yardstick(): number {
  const counts = new Map<string, number>()
  for (const word of WORDS.join(' ').split(/\s+/)) {
    const key = word.toLowerCase().replace(/(\d)(\d)/g, '$2$1')
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  const sorted = [...counts].toSorted(([one], [other]) => (one < other ? -1 : 1))
  return JSON.stringify(JSON.parse(JSON.stringify(sorted))).length
}

function rawMs(work: () => unknown): number {
  const before = process.threadCpuUsage()
  work()
  return inMs(process.threadCpuUsage(before))
}

let measured: { readonly slowness: number; readonly atMs: number } | undefined

/** How much longer the same work takes here and now: at least 1. */
function slowness(): number {
  const nowMs = inMs(process.cpuUsage())
  if (measured && nowMs - measured.atMs < KEPT_MS) return measured.slowness
  if (!measured) for (let round = 0; round < WARM_UP_ROUNDS; round++) yardstick()
  const rounds = Array.from({ length: ROUNDS }, () => rawMs(yardstick)).toSorted((one, other) => one - other)
  measured = { slowness: Math.max(1, itemAt(rounds, Math.floor(ROUNDS / 2)) / YARDSTICK_MS), atMs: nowMs }
  return measured.slowness
}

/** Milliseconds of this thread's work, as on the machine of the bars: independent of other load and of slower processors. */
export const processorMs = (work: () => unknown): number => rawMs(work) / slowness()

/** The same over all threads, for async work. */
export async function processorMsOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await work()
  return inMs(process.cpuUsage(before)) / slowness()
}
