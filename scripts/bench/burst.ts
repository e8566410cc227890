// When stories started at one moment end, as shares of the total time. --stories N (200), --workers N (2) processes.
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { openDatabase } from '../../src/api/db/database.ts'
import { startEmbeddedServer } from '../../src/api/db/embedded-server.ts'
import { exampleParameter } from '../../tests/helpers/example-parameter.ts'
import { openServiceOn, type TestService } from '../../tests/helpers/service-on.ts'
import { type ServiceProcess, startProcess } from '../../tests/helpers/service-process.ts'
import { startStory } from '../../tests/helpers/start-story.ts'

const WORDS = '500'
const FIRST_SHARE_MAX = 0.05
const MEDIAN_SHARE_MAX = 0.6
const LOOK_MS = 1000

const { values } = parseArgs({
  options: { stories: { type: 'string', default: '200' }, workers: { type: 'string', default: '2' } },
})
const stories = Number(values.stories)
let refused = 0

const folder = mkdtempSync(path.join(os.tmpdir(), 'lumitale-bench-'))
// The database may run as another user.
chmodSync(folder, 0o755)
const data = path.join(folder, 'data')
mkdirSync(data)
const postgres = await startEmbeddedServer(path.join(folder, 'pg'))
const service = await openServiceOn(await openDatabase(postgres.url, () => undefined))
const workers: ServiceProcess[] = []
try {
  while (workers.length < Number(values.workers)) {
    workers.push(await startProcess(data, { ROLE: 'worker', DATABASE_URL: postgres.url }))
  }
  process.exitCode = report(await burst(service)) ? 0 : 1
  for (const worker of workers) {
    for (const line of worker.log().split('\n'))
      if (line.includes('step failed') || line.includes('no job left')) console.log(line)
  }
} finally {
  for (const worker of workers) await worker.end('SIGTERM')
  await service.close()
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}

interface End {
  readonly ms: number
  /** Steps of all stories that were done by then, as a share. */
  readonly work: number
}

async function burst({ server, database: { db } }: TestService): Promise<End[]> {
  const began = Date.now()
  await Promise.all(Array.from({ length: stories }, () => begin(server)))
  const working = db.selectFrom('story').select('id').where('status', '=', 'working').limit(1)
  while (await working.executeTakeFirst()) await sleep(LOOK_MS)
  const rows = await db.selectFrom('story_step').select(['step', 'finished_at']).orderBy('finished_at').execute()
  return rows.flatMap(({ step, finished_at }, index) =>
    step === 'complete' ? [{ ms: finished_at.getTime() - began, work: (index + 1) / rows.length }] : [],
  )
}

/** Asks for a story until it is accepted: a service that has no connection left for too long says when to come back. */
async function begin(server: TestService['server']): Promise<void> {
  const parameter = exampleParameter({ story: { length: WORDS } })
  for (;;) {
    const { statusCode, headers } = await startStory(server, { parameter })
    if (statusCode === 200) return
    if (statusCode !== 503) throw new Error(`a story was refused with ${statusCode}`)
    refused += 1
    await sleep(Number(headers['retry-after']) * 1000)
  }
}

function report(ends: readonly End[]): boolean {
  const last = ends.at(-1)?.ms ?? 0
  const [first, median] = [ends[0], ends[Math.floor(ends.length / 2)]]
  const line = (name: string, end: End | undefined, most: number) => {
    const share = (end?.ms ?? last) / last
    console.log(
      `${name} end / last end ${share.toFixed(3)} (at most ${most}), ${end?.work.toFixed(3)} of all steps done`,
    )
    return share <= most
  }
  console.log(
    `${stories} stories of ${WORDS} words at once, ${workers.length} workers: ${ends.length} complete, ${refused} answers 503`,
  )
  console.log(`the last one ended after ${(last / 1000).toFixed(0)} s`)
  const isFirstSoon = line('first', first, FIRST_SHARE_MAX)
  const isMedianSoon = line('median', median, MEDIAN_SHARE_MAX)
  return ends.length === stories && isFirstSoon && isMedianSoon
}
