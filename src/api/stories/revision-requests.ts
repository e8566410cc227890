import type { Selectable } from 'kysely'
import type { RefusedPart, RevisionRequest } from '../../contract/version.ts'
import type { ServiceName } from '../../lib/service-unavailable.ts'
import { ownStory } from '../accounts/own-story.ts'
import type { Viewer } from '../accounts/visible-stories.ts'
import type { Database, Queries } from '../db/database.ts'
import { storedRefusals } from '../db/version-columns.ts'
import type { RevisionRequestTable } from '../db/version-tables.ts'
import { settleTokens } from '../limits/token-budget.ts'
import { Refusal } from '../results/refusal.ts'

export type RevisionRequestRow = Selectable<RevisionRequestTable>

export async function viewRevisionRequest(
  { db }: { readonly db: Database },
  id: string,
  viewer: Viewer,
): Promise<{ wish: RevisionRequest | null } | Refusal> {
  const story = await ownStory(db, id, viewer)
  if (story instanceof Refusal) return story
  const row = await db
    .selectFrom('revision_request')
    .selectAll()
    .where('story_id', '=', id)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row || (row.state === 'done' && row.refused === null)) return { wish: null }
  const { text: wish, state, waiting_for } = row
  const isWaiting = waiting_for === null ? {} : { isWaiting: true as const }
  const parts = storedRefusals(row.refused)
  const refused = parts === null ? {} : { refused: parts }
  return { wish: { id: row.id, createdAt: row.created_at.toISOString(), wish, state, ...isWaiting, ...refused } }
}

/** Undefined when there is nothing left to do. */
export const workingRevisionRequest = (queries: Queries, id: string): Promise<RevisionRequestRow | undefined> =>
  queries
    .selectFrom('revision_request')
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', 'working')
    .executeTakeFirst()

/** Sets the service a revision waits for; null when it goes on. */
export async function markRequestWaiting(queries: Queries, id: string, service: ServiceName | null): Promise<void> {
  await queries
    .updateTable('revision_request')
    .set({ waiting_for: service })
    .where('id', '=', id)
    .where('state', '=', 'working')
    .execute()
}

/** Ends a revision, and releases its unused tokens. */
export async function endRevisionRequest(
  transaction: Queries,
  request: { readonly id: string; readonly storyId: string },
  state: 'done' | 'unchanged' | 'failed' | 'refused',
  parts: readonly RefusedPart[] = [],
): Promise<void> {
  const ended = await transaction
    .updateTable('revision_request')
    .set({ state, waiting_for: null, refused: parts.length > 0 ? JSON.stringify(parts) : null })
    .where('id', '=', request.id)
    .where('state', '=', 'working')
    .returning('id')
    .executeTakeFirst()
  if (ended) await settleTokens(transaction, request.storyId)
}
