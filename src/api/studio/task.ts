import type { MadeEdition } from '../../contract/edition.ts'
import type { ServiceName, WhenAway } from '../../lib/service-unavailable.ts'
import type { StoryRow } from '../accounts/own-story.ts'
import type { Outline, Plan } from '../author/author.ts'
import type { Database, Queries } from '../db/database.ts'
import type { TaskJob, TaskName } from '../db/jobs.ts'
import type { Log } from '../log/log.ts'
import type { Files } from '../outside/files/files.ts'
import type { Brief } from '../story/brief.ts'
import type { Manuscript } from '../story/manuscript.ts'
import type { Studio } from './studio.ts'

export interface TaskWork {
  readonly story: StoryRow
  readonly brief: Brief
  readonly studio: Studio
  readonly db: Database
  readonly files: Files
  readonly now: number
  readonly about: string
  /** Aborted by timeout or shutdown. */
  readonly signal: AbortSignal
  readonly whenAway: WhenAway
  /** Idempotency key for providers: the same for every try. */
  readonly key: string
  readonly log: Log
  chapters(): Promise<Manuscript[]>
  /** As it was stored; undefined of stories whose steps are gone. */
  plan(): Promise<Plan | undefined>
  outline(): Promise<Outline | undefined>
  /** Notifies the owner of a ready edition, in the settling transaction. */
  notifyEdition(transaction: Queries, kind: MadeEdition): Promise<void>
  /** Queues another task, in the completing transaction. */
  queueTask(transaction: Queries, task: TaskName, about: string): Promise<void>
}

/** `effects` run in the completing transaction, so once. */
export interface TaskResult {
  readonly effects?: (transaction: Queries) => Promise<void>
}

export interface Task {
  /** Repeatable after a crash, and for existing results; holds no transaction while it works. */
  run(work: TaskWork): Promise<TaskResult>
  /** Whether urgent jobs go first, for an hour at most. */
  readonly yields?: boolean
  /** Records that every try failed. */
  lost?(transaction: Queries, job: TaskJob): Promise<void>
  /** Records the service it waits for; null when it goes on. */
  waiting?(transaction: Queries, job: TaskJob, service: ServiceName | null): Promise<void>
}
