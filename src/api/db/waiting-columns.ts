import type { ColumnType } from 'kysely'
import type { ServiceName } from '../../lib/service-unavailable.ts'

type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>

export interface Waiting {
  /** The missing service it waits for; null while it goes on. */
  waiting_for: Nullable<ServiceName>
}

export interface WaitingSince extends Waiting {
  waiting_since: Nullable<Date>
}
