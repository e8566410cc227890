import type { ReceivedPresent } from '../../contract/present.ts'
import type { Viewer } from '../accounts/visible-stories.ts'
import type { Queries } from '../db/database.ts'
import { coverFormatsOf } from '../stories/cover-formats-of.ts'
import { editionsOf } from './included-orders.ts'
import { isDue, type PresentDeps, type PresentRow } from './present-deps.ts'

type ViewDeps = Pick<PresentDeps, 'secret' | 'clock'> & { readonly db: Queries }

/** A present as a caller sees it: neither title nor cover nor dedication before it is opened. */
export async function viewReceived(deps: ViewDeps, present: PresentRow, viewer: Viewer): Promise<ReceivedPresent> {
  const now = deps.clock()
  const isGiver = viewer.signedIn?.session.proven === true && viewer.signedIn.account.id === present.account_id
  const state = await stateFor(deps, present, viewer)
  return {
    state,
    isGiver,
    from: present.from_name,
    to: present.to_name,
    opensAt: present.opens_at.toISOString(),
    timeZone: present.time_zone,
    opensIn: isDue(present, now) ? 0 : Math.max(present.opens_at.getTime() - now, 1),
    unpacked: state === 'opened' ? await unpacked(deps, present) : null,
  }
}

async function stateFor(deps: ViewDeps, present: PresentRow, viewer: Viewer): Promise<ReceivedPresent['state']> {
  if (!isDue(present, deps.clock())) return 'sealed'
  if (await hasOpened(deps.db, present, viewer)) return 'opened'
  return present.kept_by === null ? 'wrapped' : 'kept'
}

/** Whether this browser opened it, or this account keeps it. */
export async function hasOpened(
  queries: Queries,
  { id, kept_by }: Pick<PresentRow, 'id' | 'kept_by'>,
  { signedIn, claimHash }: Pick<Viewer, 'signedIn' | 'claimHash'>,
): Promise<boolean> {
  if (signedIn?.session.proven && kept_by === signedIn.account.id) return true
  if (claimHash === undefined) return false
  const browser = await queries
    .selectFrom('present_browser')
    .select('present_id')
    .where('present_id', '=', id)
    .where('claim_hash', '=', claimHash)
    .executeTakeFirst()
  return browser !== undefined
}

async function unpacked(deps: ViewDeps, present: PresentRow): Promise<NonNullable<ReceivedPresent['unpacked']>> {
  const story = await deps.db
    .selectFrom('story')
    .selectAll()
    .where('id', '=', present.story_id)
    .executeTakeFirstOrThrow()
  const formats = await coverFormatsOf(deps, story)
  const audiobook = await deps.db
    .selectFrom('edition')
    .select('id')
    .where('story_id', '=', story.id)
    .where('kind', '=', 'audiobook')
    .executeTakeFirst()
  return {
    dedication: present.dedication,
    story: story.id,
    title: story.title ?? '',
    teaser: story.teaser ?? '',
    cover: formats.card,
    category: story.category,
    language: story.language,
    hasAudiobook: audiobook !== undefined,
    editions: [...((await editionsOf(deps.db, [present.id])).get(present.id) ?? [])],
    isKept: present.kept_by !== null,
    thanks: present.thanks,
  }
}
