import * as z from 'zod/mini'
import { PROOF_PAGE_KINDS, type ProofPage } from '../../contract/proof.ts'
import { isUuid } from '../../lib/uuid.ts'
import type { Queries } from '../db/database.ts'
import type { StoredSchema } from '../db/stored.ts'
import { proofPageFile } from './edition-files.ts'
import { forgetReplaced } from './pending-files.ts'

/** What `media.scene` says of a page. */
export type ProofPageNote = Omit<ProofPage, 'url'>
export const PROOF_PAGE_NOTE: StoredSchema<ProofPageNote> = z.object({
  kind: z.enum(PROOF_PAGE_KINDS),
  number: z.int(),
  opening: z.string(),
})

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
    .select(['interior', 'cover', 'page_count'])
    .where('story_id', '=', story)
    .execute()
  const keep = [
    ...ordered.flatMap(row => [row.print_interior, row.print_cover]),
    ...proofs.flatMap(row => [row.interior, row.cover, ...pagesOf(row)]),
  ].filter(file => file !== null)
  await forgetReplaced(transaction, { story, types: ['print', 'proofpage'], keep, now })
}

const pagesOf = ({ interior, page_count: count }: { readonly interior: string; readonly page_count: number | null }) =>
  count === null ? [] : Array.from({ length: count + 1 }, (_, number) => proofPageFile(interior, number))
