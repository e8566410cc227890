import type { Generated } from 'kysely'

/** The last run of each periodic task, whichever process it was in. */
export interface ScheduledTaskTable {
  name: string
  last_started_at: Date
  /** Null while its first run is under way; before `last_started_at` while another one is. */
  last_finished_at: Date | null
  last_ok_at: Date | null
  /** Of the last run that ended. */
  took_ms: number | null
  runs: Generated<number>
  failures: Generated<number>
  /** Of the last run, if it failed: the name of its error, and the service that was away. */
  last_error: string | null
  last_error_service: string | null
  /** Host and process id. */
  process: string
}
