import type { Queries } from '../db/database.ts'
import type { LandingAuditTable } from '../db/landing-tables.ts'

export interface AuditRecord {
  readonly account: string
  readonly entry: string
  readonly action: LandingAuditTable['action']
  readonly version: number
}

export async function writeAudit(queries: Queries, records: readonly AuditRecord[], now: number): Promise<void> {
  if (records.length === 0) return
  const at = new Date(now)
  const rows = records.map(({ account, ...record }) => ({ account_id: account, ...record, at }))
  await queries.insertInto('landing_audit').values(rows).execute()
}
