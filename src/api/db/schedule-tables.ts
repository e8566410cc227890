import type { Generated } from 'kysely'

export interface ScheduledTaskTable {
  name: string
  last_started_at: Date
  /** Null during the first run; before `last_started_at` during another. */
  last_finished_at: Date | null
  last_ok_at: Date | null
  took_ms: number | null
  runs: Generated<number>
  failures: Generated<number>
  /** Of a failed last run: error name and missing service. */
  last_error: string | null
  last_error_service: string | null
  process: string
}
