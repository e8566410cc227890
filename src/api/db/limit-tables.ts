import type { Generated } from 'kysely'

/** One use of what has a limit a day. */
export interface DailyUseTable {
  id: Generated<string>
  kind: 'story-change' | 'suggestion-browser' | 'suggestion-network'
  key: string
  at: Date
}
