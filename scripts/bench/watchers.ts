// Visitors who wait for their stories, behind deploy/nginx.conf and two services, and then at one service without it.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { ServiceProcess } from '../../tests/helpers/service-process.ts'
import { freePort } from '../rig/free-port.ts'
import { hasNginx, startNginx } from '../rig/nginx.ts'
import { openRig } from '../rig/services.ts'
import { makeWatchers, type Watcher, watch } from '../rig/watchers.ts'

const P99_MAX_MS = 150
const ALONE_MAX_S = 60
/** A memory that grows by more than this share, and by more than that, is not flat. */
const GROWTH_MAX = 1.5
const GROWTH_FROM_MB = 150
const CLOCK_TICKS = 100
const SECRET = 'one secret that all processes of a trial share'

const { values } = parseArgs({
  options: {
    watchers: { type: 'string', default: '3000' },
    seconds: { type: 'string', default: '600' },
    // Something else takes a whole processor meanwhile; then only errors count.
    busy: { type: 'boolean', default: false },
  },
})
const seconds = Number(values.seconds)
if (!hasNginx()) {
  console.error('nginx is missing: this bench needs it (apt-get install nginx)')
  process.exit(1)
}

const burner = values.busy ? spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }) : undefined
const rig = await openRig({ services: 2 })
const [first, second] = rig.services as [ServiceProcess, ServiceProcess]
const ports = [first, second].map(({ origin }) => Number(new URL(origin).port)) as [number, number]
const nginx = await startNginx({ port: await freePort(), services: ports, root: rig.root })
let isMissed = false
try {
  const watchers = await makeWatchers(rig.url, first.origin, SECRET, Number(values.watchers))
  console.log(`${watchers.length} watchers, ${values.busy ? 'beside a burner of one processor' : 'quiet'}`)
  await trial('nginx and two services', nginx.origin, [first, second], { watchers, seconds })
  await trial('one service', first.origin, [first], { watchers, seconds: Math.min(seconds, ALONE_MAX_S) })
} finally {
  await nginx.stop()
  await rig.stop()
  burner?.kill('SIGKILL')
}
process.exitCode = isMissed ? 1 : 0

interface Crowd {
  readonly watchers: readonly Watcher[]
  readonly seconds: number
}

async function trial(name: string, origin: string, services: readonly ServiceProcess[], crowd: Crowd): Promise<void> {
  const before = services.map(usageOf)
  const { took, statuses, bytes } = await watch(origin, crowd.watchers, crowd.seconds)
  const after = services.map(usageOf)
  took.sort((one, other) => one - other)
  const at = (share: number) => took[Math.min(took.length - 1, Math.floor(took.length * share))] ?? 0
  const good = (statuses.get(200) ?? 0) + (statuses.get(304) ?? 0)
  const errors = took.length - good
  const worked = sum(after.map(({ ms }) => ms)) - sum(before.map(({ ms }) => ms))
  const [start, end] = [before, after].map(usages => usages.map(({ mb }) => Math.round(mb)))
  console.log(`\n${name}, ${crowd.seconds} s`)
  console.log(
    `  polls         ${took.length} (${(took.length / crowd.seconds).toFixed(0)}/s), 304: ${statuses.get(304) ?? 0}`,
  )
  console.log(`  errors        ${errors} ${errors > 0 ? JSON.stringify([...statuses]) : ''}`)
  console.log(
    `  answered in   p50 ${at(0.5).toFixed(0)} ms, p99 ${at(0.99).toFixed(0)} ms, longest ${at(1).toFixed(0)} ms`,
  )
  console.log(
    `  a poll        ${(worked / took.length).toFixed(2)} ms of the services' processor, ${Math.round(bytes / took.length)} bytes`,
  )
  console.log(`  memory        ${start?.join(' + ')} MB -> ${end?.join(' + ')} MB`)
  const grown = after.some(
    ({ mb }, n) => mb > (before[n]?.mb ?? 0) * GROWTH_MAX && mb - (before[n]?.mb ?? 0) > GROWTH_FROM_MB,
  )
  const misses = [
    errors > 0 && 'errors: 0',
    !values.busy && at(0.99) > P99_MAX_MS && `p99: ${P99_MAX_MS} ms`,
    grown && 'memory: flat',
  ].filter(Boolean)
  if (misses.length === 0) return
  console.log(`  MISSED        ${misses.join(', ')}`)
  isMissed = true
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0)
}

function usageOf({ child }: ServiceProcess): { readonly ms: number; readonly mb: number } {
  const stat = readFileSync(`/proc/${child.pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]
  return { ms: ((Number(fields[11]) + Number(fields[12])) * 1000) / CLOCK_TICKS, mb: Number(kilobytes) / 1024 }
}
