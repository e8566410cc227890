import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '../../src/api/db/database.ts'
import { type Jobs, openJobs } from '../../src/api/db/jobs.ts'
import { type Notifications, openNotifications } from '../../src/api/db/notifications.ts'
import type { ScheduledTask } from '../../src/api/db/run-scheduled.ts'
import { openSchedule, type Schedule } from '../../src/api/db/schedule.ts'
import { openOutages } from '../../src/api/log/outages.ts'
import { ServiceUnavailable } from '../../src/lib/service-unavailable.ts'
import { processTimer } from '../../src/lib/timer.ts'
import { freshDatabase } from '../helpers/fresh-database.ts'

const LIMIT_MS = 50_000
const MINUTE_MS = 60_000

let database: OpenDatabase
let now: number
let logged: string[]
let processes: { jobs: Jobs; notifications: Notifications; schedule: Schedule }[]
beforeEach(async () => {
  database = await freshDatabase()
  now = Date.parse('2026-11-22T10:00:00Z')
  logged = []
  processes = []
})
afterEach(async () => {
  for (const { jobs, notifications } of processes) {
    await jobs.close()
    await notifications.close()
  }
  await database.close()
})

/** A process of its own, as far as the database can see. */
async function openProcess(...tasks: ScheduledTask[]): Promise<Schedule> {
  const notifications = await openNotifications({ url: database.url, timer: processTimer, onError: () => undefined })
  const options = { supervise: true, scheduleSeconds: 1, notifications, onError: () => undefined }
  const jobs = await openJobs(database, options)
  const log = {
    info: () => undefined,
    error: () => undefined,
    warn: (_: object, text: string) => void logged.push(text),
  }
  const clock = () => now
  const outages = openOutages(log, clock)
  const schedule = openSchedule({ boss: jobs.boss, db: database.db, clock, log, outages })
  processes.push({ jobs, notifications, schedule })
  for (const task of tasks) schedule.add('work', task)
  await schedule.start()
  return schedule
}

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  for (const end = Date.now() + LIMIT_MS; !(await condition()); await sleep(20)) {
    if (Date.now() > end) throw new Error('what the test waits for did not happen')
  }
}

const lastRun = (name: string) =>
  database.db.selectFrom('scheduled_task').selectAll().where('name', '=', name).executeTakeFirst()
const hasRun = async (name: string, times: number) => ((await lastRun(name))?.runs ?? 0) >= times

/** Runs at no minute that a test lives to see. */
const NEVER = '0 0 29 2 *'

describe('A schedule of several processes', () => {
  it('runs a task that is due once for all of them, and writes its run down', async () => {
    const begun: number[] = []
    const task = { name: 'each-minute', cron: '* * * * *', run: async () => void begun.push(Date.now()) }
    await openProcess(task)
    await openProcess(task)
    await until(() => hasRun('each-minute', 1))
    const [first] = processes
    expect(await first?.jobs.boss.getSchedules('schedule-work')).toHaveLength(1)
    // The passes that follow find the minute done.
    const passes = () => database.db.selectFrom('scheduled_task').select('runs').executeTakeFirstOrThrow()
    for (let pass = 0; pass < 3; pass++) await nextPass()
    const minutes = new Set(begun.map(at => Math.floor(at / MINUTE_MS))).size
    expect((await passes()).runs).toBe(begun.length)
    // One that falls due at the end of a minute may begin in the next.
    expect(begun.length).toBeLessThanOrEqual(minutes + 1)
    expect(await lastRun('each-minute')).toMatchObject({
      last_started_at: new Date(now),
      last_ok_at: new Date(now),
      took_ms: 0,
      failures: 0,
      last_error: null,
      process: expect.stringMatching(`:${process.pid}$`),
    })
  })

  it('never runs a task twice at a time, however often it is asked for', async () => {
    let atOnce = 0
    let most = 0
    let release: () => void = () => undefined
    const reserved = new Promise<void>(resolve => {
      release = resolve
    })
    const run = async () => {
      most = Math.max(most, ++atOnce)
      await reserved
      atOnce--
    }
    const task = { name: 'slow', cron: NEVER, run }
    const one = await openProcess(task)
    const other = await openProcess(task)
    await one.runNow('slow')
    await until(() => atOnce === 1)
    await Promise.all([one, other, one, other].map(schedule => schedule.runNow('slow')))
    const { rowCount } = await database.pool.query(
      "select 1 from pgboss.job where name = 'schedule-work' and state < 'completed'",
    )
    expect(rowCount).toBe(1)
    release()
    await until(() => hasRun('slow', 1))
    await until(async () => (await waiting()) === 0)
    await other.runNow('slow')
    await until(() => hasRun('slow', 2))
    expect(most).toBe(1)
  })

  it('gives the run of a process that died to another', async () => {
    const done: string[] = []
    const forEver = new Promise<void>(() => undefined)
    let isBegun = false
    const hanging = await openProcess({
      name: 'given-back',
      cron: NEVER,
      run: () => {
        isBegun = true
        return forEver
      },
    })
    await hanging.runNow('given-back')
    await until(() => isBegun)
    // What is left of a process that was killed: a run under way that nobody is heard of any more.
    const [dead] = processes
    await dead?.jobs.boss.offWork('schedule-work', { wait: false })
    await openProcess({ name: 'given-back', cron: NEVER, run: async () => void done.push('other') })
    await database.pool.query(
      `update pgboss.job set heartbeat_on = now() - interval '1 hour' where name = 'schedule-work' and state = 'active'`,
    )
    await until(() => done.length === 1)
  })
})

describe('A task of the schedule', () => {
  it('that meets an outage says so once a minute, and runs again', async () => {
    let isAway = true
    const run = async () => {
      if (isAway) throw new Error('three calls deep', { cause: new ServiceUnavailable('files') })
    }
    const schedule = await openProcess({ name: 'needs-files', cron: NEVER, run })
    for (const times of [1, 2, 3]) {
      await schedule.runNow('needs-files')
      await until(() => hasRun('needs-files', times))
      await until(async () => (await waiting()) === 0)
    }
    expect(logged).toEqual(['files is away'])
    const failed = { runs: 3, failures: 3, last_ok_at: null, last_error: 'Error', last_error_service: 'files' }
    expect(await lastRun('needs-files')).toMatchObject(failed)
    now += MINUTE_MS
    isAway = false
    await schedule.runNow('needs-files')
    await until(() => hasRun('needs-files', 4))
    const ok = { failures: 3, last_ok_at: new Date(now), last_error: null, last_error_service: null }
    expect(await lastRun('needs-files')).toMatchObject(ok)
    expect(logged).toEqual(['files is away'])
  })

  it('that breaks is logged without its words, and runs again', async () => {
    const run = async () => {
      throw new TypeError('grandpa heinz')
    }
    const schedule = await openProcess({ name: 'broken', cron: NEVER, atStart: true, run })
    await until(() => hasRun('broken', 1))
    await until(async () => (await waiting()) === 0)
    await schedule.runNow('broken')
    await until(() => hasRun('broken', 2))
    expect(logged).toEqual(['a task of the schedule failed', 'a task of the schedule failed'])
    expect(await lastRun('broken')).toMatchObject({ failures: 2, last_error: 'TypeError', last_error_service: null })
  })
})

async function waiting(): Promise<number> {
  const { rowCount } = await database.pool.query(
    "select 1 from pgboss.job where name = 'schedule-work' and state < 'completed'",
  )
  return rowCount ?? 0
}

/** Until each process has looked again for what is due. */
async function nextPass(): Promise<void> {
  const read = async () => {
    const { rows } = await database.pool.query('select cron_on::text as at from pgboss.version')
    return (rows as { at: string }[])[0]?.at
  }
  const before = await read()
  await until(async () => (await read()) !== before)
}
