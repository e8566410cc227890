import type { Queries } from '../db/database.ts'
import type { LandingAuditTable } from '../db/landing-tables.ts'

export interface Deed {
  readonly account: string
  readonly entry: string
  readonly action: LandingAuditTable['action']
  readonly version: number
}

export async function noteDeeds(queries: Queries, deeds: readonly Deed[], now: number): Promise<void> {
  if (deeds.length === 0) return
  const at = new Date(now)
  const rows = deeds.map(({ account, ...deed }) => ({ account_id: account, ...deed, at }))
  await queries.insertInto('landing_audit').values(rows).execute()
}
