import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Queries } from '../db/database.ts'
import {
  EDITION_QUEUE,
  type Jobs,
  LOST_EDITION_QUEUE,
  LOST_QUEUE,
  LOST_TASK_QUEUE,
  STEP_QUEUE,
  type StepJob,
  TASK_QUEUE,
  type TaskJob,
} from '../db/jobs.ts'
import { BrokenBackup } from './backup-folder.ts'

const STEP_QUEUES = [STEP_QUEUE, LOST_QUEUE]
/** Mails and periodic tasks need no job: theirs are made from their rows. */
const QUEUES = [...STEP_QUEUES, TASK_QUEUE, LOST_TASK_QUEUE, EDITION_QUEUE, LOST_EDITION_QUEUE]

const Line = z.object({ isStep: z.boolean(), data: z.looseObject({ storyId: z.uuid() }) })

/** Steps and tasks that wait or are under way, one a line. */
export async function* waitingJobs(db: Queries): AsyncGenerator<string> {
  const { rows: known } = await sql<{ found: boolean }>`select to_regclass('pgboss.job') is not null as found`.execute(
    db,
  )
  if (!known[0]?.found) return
  const { rows } = await sql<z.output<typeof Line>>`
    select name in (${sql.join(STEP_QUEUES)}) as "isStep", data from pgboss.job
     where name in (${sql.join(QUEUES)}) and state in ('created', 'retry', 'active') order by created_on, id`.execute(
    db,
  )
  for (const row of rows) yield `${JSON.stringify(row)}\n`
}

/** Queues the steps and tasks of a backup again, in the caller's transaction. How many. */
export async function queueAgain(queries: Queries, jobs: Jobs, lines: AsyncIterable<string>): Promise<number> {
  let count = 0
  for await (const line of lines) {
    const { isStep, data } = readLine(line)
    if (isStep) await jobs.send(queries, [data as unknown as StepJob])
    else await jobs.sendTask(queries, data as unknown as TaskJob)
    count++
  }
  return count
}

function readLine(line: string): z.output<typeof Line> {
  const parsed = Line.safeParse(JSON.parse(line))
  if (!parsed.success) throw new BrokenBackup('a job of the backup is not of this program')
  return parsed.data
}
