import type { MadeEdition } from '../../contract/edition.ts'
import { ownStory } from '../accounts/own-story.ts'
import type { Viewer } from '../accounts/visible-stories.ts'
import type { Database } from '../db/database.ts'
import { countStoryChange } from '../limits/count-story-change.ts'
import { Refusal, refuse } from '../results/refusal.ts'
import { type EditionDeps, orderEdition } from './order-edition.ts'

export function retryEdition(
  deps: EditionDeps & { readonly db: Database },
  id: string,
  viewer: Viewer,
  kind: MadeEdition,
): Promise<{ state: 'pending' } | Refusal> {
  return deps.db.transaction().execute(async transaction => {
    const own = await ownStory(transaction, id, viewer)
    if (own instanceof Refusal) return own
    // Else a refund between looking and ordering would be undone.
    await transaction.selectFrom('story').select('id').where('id', '=', id).forUpdate().execute()
    const edition = await transaction
      .selectFrom('edition')
      .select('state')
      .where('story_id', '=', id)
      .where('kind', '=', kind)
      .executeTakeFirst()
    if (!edition) return refuse('not-found')
    if (edition.state !== 'failed') return refuse('not-failed')
    if (!(await countStoryChange(transaction, id, deps.clock()))) return refuse('change-quota')
    await orderEdition(deps, transaction, { story: id, kind })
    return { state: 'pending' as const }
  })
}
