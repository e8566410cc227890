import type { ColumnType, Generated } from 'kysely'

/** A mail that waits to be sent, or what is left of it: when it was settled, and nothing about anybody. */
export interface MailTable {
  id: string
  kind: string
  language: string
  /** Null once it is settled, as is its data. */
  to_address: string | null
  data: ColumnType<unknown, string, null>
  created_at: ColumnType<Date, Date, never>
  sent_at: Date | null
  /** Counted before each attempt. */
  attempts: Generated<number>
  /** When its next attempt is due. */
  next_at: Date
  /** When it was given up. */
  failed_at: Date | null
  /** The process whose attempt it is, and until when; free where that is over. Renewed while the attempt goes on. */
  leased_by: string | null
  leased_until: Date | null
}
