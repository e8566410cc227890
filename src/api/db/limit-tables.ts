import type { Generated } from 'kysely'
import type { Language } from '../../contract/languages.ts'

export interface DailyUseTable {
  id: Generated<string>
  kind: 'story-change' | 'suggestion-browser' | 'suggestion-network'
  key: string
  at: Date
}

/** An account that wants a mail when its next story may begin. */
export interface QuotaReminderTable {
  account_id: string
  language: Language
  /** Page of ours that the mail leads to. */
  path: string | null
  due_at: Date
}
