import type { MadeEdition } from '../../contract/edition.ts'
import type { ServiceName, WhenAway } from '../../lib/service-unavailable.ts'
import type { StoryRow } from '../accounts/own-story.ts'
import type { Database, Queries } from '../db/database.ts'
import type { TaskJob, TaskName } from '../db/jobs.ts'
import type { Log } from '../log/log.ts'
import type { Files } from '../outside/files/files.ts'
import type { Brief } from '../story/brief.ts'
import type { Manuscript } from '../story/manuscript.ts'
import type { Studio } from './studio.ts'

/** One try of one task. */
export interface TaskWork {
  readonly story: StoryRow
  readonly brief: Brief
  readonly studio: Studio
  readonly db: Database
  readonly files: Files
  readonly now: number
  /** What of the story it is about. */
  readonly about: string
  /** Ends when the job's time is over, or the process stops. */
  readonly signal: AbortSignal
  /** Whether a provider that is away is waited for, or done without. */
  readonly whenAway: WhenAway
  /** The same for every try of the same work, with how often it was tried: for providers. */
  readonly key: string
  readonly log: Log
  chapters(): Promise<Manuscript[]>
  /** Tells the story's owner that an edition is there, in the transaction that says so. */
  tellEdition(transaction: Queries, kind: MadeEdition): Promise<void>
  /** Queues another task for the story in the transaction that completes this one. */
  queueTask(transaction: Queries, task: TaskName, about: string): Promise<void>
}

/** What a task made; `effects` happen in the transaction that completes its job, so once. */
export interface TaskResult {
  readonly effects?: (transaction: Queries) => Promise<void>
}

export interface Task {
  /** May be run again after a crash, and for something that is already there; holds no transaction while it works. */
  run(work: TaskWork): Promise<TaskResult>
  /** Whether it lets everything go first that somebody waits for, for an hour at most. */
  readonly yields?: boolean
  /** Says in the database that every try failed. */
  lost?(transaction: Queries, job: TaskJob): Promise<void>
  /** Says in the database which service it waits for; null when it goes on. */
  waiting?(transaction: Queries, job: TaskJob, service: ServiceName | null): Promise<void>
}
