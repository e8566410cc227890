import type { Jobs } from '../db/jobs.ts'
import type { Log } from '../log/log.ts'
import type { Outages } from '../log/outages.ts'
import type { WorkPlace } from './work.ts'
export interface WorkerPlace extends WorkPlace {
  readonly jobs: Jobs
  readonly log: Log
  readonly outages: Pick<Outages, 'note'>
}
