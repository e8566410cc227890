import type { Jobs } from '../db/jobs.ts'
import type { Log } from '../log/log.ts'
import type { Outages } from '../log/outages.ts'
import type { WorkDeps } from './work.ts'
export interface WorkerDeps extends WorkDeps {
  readonly jobs: Jobs
  readonly log: Log
  readonly outages: Pick<Outages, 'note'>
}
