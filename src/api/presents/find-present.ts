import { readCode } from '../../contract/present.ts'
import { countAttempts, isWithinLimit } from '../accounts/attempts.ts'
import type { Queries } from '../db/database.ts'
import { type Refusal, refuse } from '../results/refusal.ts'
import type { CodeCaller, PresentDeps, PresentRow } from './present-deps.ts'

/** The present of a code, locked. Wrong codes are counted, and from a limit on right ones are refused as well. */
export async function findPresent(
  transaction: Queries,
  { clock }: Pick<PresentDeps, 'clock'>,
  code: string,
  { networkHash }: Pick<CodeCaller, 'networkHash'>,
): Promise<PresentRow | Refusal> {
  const failure = { kind: 'present-code', key: networkHash } as const
  if (!(await isWithinLimit(transaction, [failure], clock()))) return refuse('too-many-requests')
  const present = await transaction
    .selectFrom('present')
    .selectAll()
    .where('code', '=', readCode(code))
    .where('ended_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (present) return present
  await countAttempts(transaction, [failure], clock())
  return refuse('not-found')
}
