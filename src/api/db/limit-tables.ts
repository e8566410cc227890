import type { Generated } from 'kysely'

export interface DailyUseTable {
  id: Generated<string>
  kind: 'story-change' | 'suggestion-browser' | 'suggestion-network'
  key: string
  at: Date
}
