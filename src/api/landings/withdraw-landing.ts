import { type Refusal, refuse } from '../results/refusal.ts'
import { noteDeeds } from './audit.ts'
import { awaitLive } from './await-live.ts'
import { addressOf, storedAs } from './entry-draft.ts'
import type { LandingDesk } from './landing-deps.ts'

export interface WithdrawAsk {
  readonly id: string
  readonly version: number
  readonly staff: string
}

/** Unpublishes a page; the draft stays. Rejects like the content service. */
export async function withdrawLanding(desk: LandingDesk, { id, version, staff }: WithdrawAsk) {
  const { write } = desk.content
  const found = await write.entry(id)
  if (!found || !addressOf(found)) return refuse('not-found')
  if (found.version !== version) return refuse('version-conflict')
  await write.withdrawEntry(id)
  const after = (await write.entry(id)) ?? { ...found, published: false }
  await noteDeeds(desk.db, [{ account: staff, entry: id, action: 'withdraw', version: after.version }], desk.clock())
  const stored = storedAs(after)
  return stored ? { ...stored, live: await awaitLive(desk, [after]) } : (refuse('not-found') as Refusal)
}
