import os from 'node:os'
import { sql } from 'kysely'
import type { Clock } from '../../lib/clock.ts'
import { describeError } from '../../lib/describe-error.ts'
import { outageIn } from '../../lib/service-unavailable.ts'
import type { Log } from '../log/log.ts'
import type { Outages } from '../log/outages.ts'
import type { Database } from './database.ts'

export interface ScheduledTask {
  readonly name: string
  /** Finest step: minutes. UTC. */
  readonly cron: string
  readonly atStart?: boolean
  /** May be repeated; throws for what the next run tries again. The signal ends a run that takes too long. */
  run(signal: AbortSignal): Promise<unknown>
}

export interface RunDeps {
  readonly db: Database
  readonly clock: Clock
  readonly log: Pick<Log, 'warn'>
  readonly outages: Pick<Outages, 'note'>
}

const PROCESS = `${os.hostname()}:${process.pid}`

/** Runs a task and records the result, unless the database is away. Throws nothing: the next run retries. */
export async function runScheduled(deps: RunDeps, task: ScheduledTask, signal: AbortSignal): Promise<void> {
  const { clock, log, outages } = deps
  const startedAt = clock()
  let failure: unknown
  try {
    await noteStart(deps, task.name, startedAt)
    await task.run(signal)
  } catch (error) {
    failure = error
    if (!outages.note(error, task.name)) {
      log.warn({ task: task.name, error: describeError(error) }, 'a task of the schedule failed')
    }
  }
  try {
    await noteEnd(deps, task.name, { startedAt, failure })
  } catch (error) {
    if (!outages.note(error, task.name)) throw error
  }
}

async function noteStart({ db }: RunDeps, name: string, now: number): Promise<void> {
  const started = { last_started_at: new Date(now), process: PROCESS }
  await db
    .insertInto('scheduled_task')
    .values({ name, ...started })
    .onConflict(conflict => conflict.column('name').doUpdateSet(started))
    .execute()
}

async function noteEnd(
  { db, clock }: RunDeps,
  name: string,
  { startedAt, failure }: { readonly startedAt: number; readonly failure: unknown },
): Promise<void> {
  const now = new Date(clock())
  const isOk = failure === undefined
  await db
    .updateTable('scheduled_task')
    .set({
      last_finished_at: now,
      ...(isOk && { last_ok_at: now }),
      took_ms: now.getTime() - startedAt,
      runs: sql`runs + 1`,
      failures: sql`failures + ${isOk ? 0 : 1}`,
      last_error: isOk ? null : describeError(failure).name,
      last_error_service: outageIn(failure)?.service ?? null,
    })
    .where('name', '=', name)
    .execute()
}
