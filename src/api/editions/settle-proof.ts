import { isUuid } from '../../lib/uuid.ts'
import type { Queries } from '../db/database.ts'
import { forgetReplaced } from './pending-files.ts'

/** The files of a pending proof; undefined once it is no longer wanted. */
export async function openProof(
  queries: Queries,
  id: string,
): Promise<{ readonly interior: string; readonly cover: string } | undefined> {
  if (!isUuid(id)) return undefined
  return queries
    .selectFrom('print_proof')
    .select(['interior', 'cover'])
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .executeTakeFirst()
}

/** Settles a proof; false when there is none pending. */
export async function settleProof(
  transaction: Queries,
  id: string,
  settled: { readonly state: 'ready'; readonly pageCount: number } | { readonly state: 'refused' | 'failed' },
): Promise<boolean> {
  if (!isUuid(id)) return false
  const row = await transaction
    .updateTable('print_proof')
    .set({ state: settled.state, page_count: settled.state === 'ready' ? settled.pageCount : null })
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Forgets a story's other proofs with their files; printed ones stay. The caller holds the lock on the story. */
export async function forgetOtherProofs(
  transaction: Queries,
  { story, proof, now }: { readonly story: string; readonly proof: string; readonly now: number },
): Promise<void> {
  const ordered = await transaction
    .selectFrom('shop_order')
    .select(['print_interior', 'print_cover'])
    .where('story_id', '=', story)
    .where('print_interior', 'is not', null)
    .execute()
  await transaction
    .deleteFrom('print_proof')
    .where('story_id', '=', story)
    .where('id', '!=', proof)
    .where('state', '!=', 'pending')
    .where('interior', 'not in', ['', ...ordered.flatMap(row => row.print_interior ?? [])])
    .execute()
  const proofs = await transaction
    .selectFrom('print_proof')
    .select(['interior', 'cover'])
    .where('story_id', '=', story)
    .execute()
  const keep = [
    ...ordered.flatMap(row => [row.print_interior, row.print_cover]),
    ...proofs.flatMap(row => [row.interior, row.cover]),
  ].filter(file => file !== null)
  await forgetReplaced(transaction, { story, types: ['print'], keep, now })
}
