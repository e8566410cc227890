import { type Refusal, refuse } from '../results/refusal.ts'
import { writeAudit } from './audit.ts'
import { awaitLive } from './await-live.ts'
import { addressOf, storedAs } from './entry-draft.ts'
import type { LandingDeps } from './landing-deps.ts'

export interface WithdrawRequest {
  readonly id: string
  readonly version: number
  readonly staff: string
}

/** Unpublishes a page; the draft stays. Rejects like the content service. */
export async function withdrawLanding(deps: LandingDeps, { id, version, staff }: WithdrawRequest) {
  const { write } = deps.content
  const found = await write.entry(id)
  if (!found || !addressOf(found)) return refuse('not-found')
  if (found.version !== version) return refuse('version-conflict')
  await write.withdrawEntry(id)
  const after = (await write.entry(id)) ?? { ...found, published: false }
  await writeAudit(deps.db, [{ account: staff, entry: id, action: 'withdraw', version: after.version }], deps.clock())
  const stored = storedAs(after)
  return stored ? { ...stored, live: await awaitLive(deps, [after]) } : (refuse('not-found') as Refusal)
}
