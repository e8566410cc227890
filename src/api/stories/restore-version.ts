import type { Patch } from '../../contract/version.ts'
import type { Viewer } from '../accounts/visible-stories.ts'
import type { Database } from '../db/database.ts'
import type { Jobs } from '../db/jobs.ts'
import { type VersionRow, versionIn } from '../db/version-columns.ts'
import { queueOf } from '../editions/order-edition.ts'
import { requestRemake } from '../editions/remake-editions.ts'
import { countStoryChange } from '../limits/count-story-change.ts'
import { Refusal, refuse } from '../results/refusal.ts'
import { changesBetween } from '../versions/changes-between.ts'
import { keepVersion } from '../versions/keep-version.ts'
import { lastVersion } from '../versions/versions.ts'
import { lockFinishedStory } from './lock-story.ts'

export interface RestoreDeps {
  readonly db: Database
  readonly jobs: Pick<Jobs, 'sendTask'>
  readonly clock: () => number
}

export async function restoreVersion(
  deps: RestoreDeps,
  id: string,
  viewer: Viewer,
  number: number,
): Promise<{ number: number } | Refusal> {
  return deps.db.transaction().execute(async transaction => {
    const story = await lockFinishedStory(transaction, id, viewer)
    if (story instanceof Refusal) return story
    const last = await lastVersion(transaction, id)
    const row = await transaction
      .selectFrom('story_version')
      .selectAll()
      .where('story_id', '=', id)
      .where('number', '=', number)
      .executeTakeFirst()
    if (!last || !row) return refuse('not-found')
    const wanted = versionIn(row)
    if (wanted.number === last.number) return { number: last.number }
    if (!(await countStoryChange(transaction, id, deps.clock()))) return refuse('change-quota')
    const { title, teaser, chapters, renames, changes, overruled, receipt } = wanted
    const patches = patchesTo(last, wanted)
    const next = {
      title,
      teaser,
      chapters,
      renames,
      changes,
      overruled,
      receipt,
      patches,
      request: null,
      restoredFrom: number,
      now: deps.clock(),
    }
    const made = await keepVersion(transaction, story, next)
    if (title !== last.title) {
      await deps.jobs.sendTask(transaction, { storyId: id, task: 'cover-card', about: String(story.cover ?? 0) })
    }
    await requestRemake(transaction, queueOf(deps, id), id)
    return { number: made }
  })
}

function patchesTo(last: VersionRow, wanted: VersionRow): Patch[] {
  const pages = ({ title, teaser, chapters }: VersionRow) => [{ number: 0, title, text: teaser }, ...chapters]
  return changesBetween(pages(last), pages(wanted))
}
