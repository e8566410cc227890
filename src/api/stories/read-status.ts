import type { StoryStatus } from '../../contract/story.ts'
import { seesStory, type Viewer } from '../accounts/visible-stories.ts'
import type { Queries } from '../db/database.ts'
import { type Refusal, refuse } from '../results/refusal.ts'
import type { Estimates } from './estimate.ts'
import type { StatusSnapshot } from './status-snapshot.ts'
import type { Statuses } from './statuses.ts'

interface StatusDeps {
  readonly db: Queries
  readonly clock: () => number
  readonly statuses: Statuses
  readonly estimates: Estimates
}

export interface TaggedStatus {
  readonly status: StoryStatus
  readonly tag: string
}

/** Progress with all finished parts; without the texts of chapters in `known`. */
export async function readStatus(
  deps: StatusDeps,
  { id, viewer, known = [] }: { readonly id: string; readonly viewer: Viewer; readonly known?: readonly string[] },
): Promise<TaggedStatus | Refusal> {
  const snapshot = await deps.statuses.read(id)
  if (!snapshot || !(await seesStory(deps.db, viewer, snapshot.story))) return refuse('not-found')
  const { status, story, tag } = snapshot
  const chapters = status.story.chapters.map(chapter =>
    known.includes(`${chapter.number}.${chapter.revision}`) ? { ...chapter, text: '' } : chapter,
  )
  return {
    tag,
    status: {
      ...status,
      story: { ...status.story, chapters },
      elapsedSeconds: elapsedSeconds(story, deps.clock()),
      estimateSeconds: await deps.estimates.seconds(story.written_by),
    },
  }
}

function elapsedSeconds({ took_ms, run_started_at }: StatusSnapshot['story'], now: number): number {
  const milliseconds = took_ms ?? now - run_started_at.getTime()
  return Math.max(0, Math.round(milliseconds / 1000))
}
