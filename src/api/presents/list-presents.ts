import { fillsPaperback } from '../../contract/fills-paperback.ts'
import type { GivenPresents } from '../../contract/present.ts'
import { ownStory } from '../accounts/own-story.ts'
import { Refusal, refuse } from '../results/refusal.ts'
import { coversOf } from '../stories/covers-of.ts'
import { viewGiven } from './given-present.ts'
import { boughtEditions } from './included-orders.ts'
import type { Giver, PresentDeps } from './present-deps.ts'

export async function listPresents(deps: PresentDeps, story: string, giver: Giver): Promise<GivenPresents | Refusal> {
  if (!giver.signedIn.session.proven) return refuse('proof-needed')
  const own = await ownStory(deps.db, story, giver)
  if (own instanceof Refusal) return own
  if (own.status !== 'complete') return refuse('not-ready')
  const rows = await deps.db
    .selectFrom('present')
    .selectAll()
    .where('story_id', '=', story)
    .where('account_id', '=', giver.signedIn.account.id)
    .orderBy('created_at', 'desc')
    .execute()
  const [bought, presents, covers, chapters] = await Promise.all([
    boughtEditions(deps.db, story),
    viewGiven(deps.db, rows, deps.clock()),
    coversOf(deps, own),
    deps.db.selectFrom('chapter').select('text').where('story_id', '=', story).execute(),
  ])
  return {
    title: own.title ?? '',
    cover: covers?.upscaled_urls[own.cover ?? 0] ?? null,
    language: own.language,
    fillsPaperback: fillsPaperback({ language: own.language, chapters }),
    bought: bought.map(({ edition }) => edition),
    presents,
  }
}
