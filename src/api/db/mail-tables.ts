import type { ColumnType, Generated } from 'kysely'

export interface MailTable {
  id: string
  kind: string
  language: string
  /** Null once settled, as is its data. */
  to_address: string | null
  data: ColumnType<unknown, string, null>
  created_at: ColumnType<Date, Date, never>
  sent_at: Date | null
  attempts: Generated<number>
  next_at: Date
  failed_at: Date | null
  /** The process whose attempt it is, and until when; free where that is over. Renewed while the attempt goes on. */
  leased_by: string | null
  leased_until: Date | null
  /** The edition that it announces; null of other mails. */
  edition_id: ColumnType<string | null, string | null | undefined, never>
}
