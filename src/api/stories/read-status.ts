import type * as z from 'zod/mini'
import { POSITION_COMPLETE } from '../../contract/positions.ts'
import type { CharacterSheet, StoryPlan, StoryStatus } from '../../contract/story.ts'
import type { Viewer } from '../accounts/visible-stories.ts'
import type { Database } from '../db/database.ts'
import { Refusal } from '../refusal.ts'
import { chaptersOf } from './chapters-of.ts'
import { coversOf } from './covers-of.ts'
import { estimateSeconds } from './estimate.ts'
import { ownStory, type StoryRow } from './own-story.ts'
import { stepOutputs } from './step-outputs.ts'

type Plan = z.output<typeof StoryPlan>

/** How far a story is, with everything that is finished. */
export async function readStatus(
  desk: { db: Database; secret: string; clock: () => number },
  id: string,
  viewer: Viewer,
): Promise<StoryStatus | Refusal> {
  const story = await ownStory(desk.db, id, viewer)
  if (story instanceof Refusal) return story
  const [outputs, chapters, coverImages, estimate] = await Promise.all([
    stepOutputs(desk.db, id),
    chaptersOf(desk, story),
    coversOf(desk, story),
    estimateSeconds(desk.db, story.written_by),
  ])
  const plan = (outputs.get('plan') as Plan | undefined) ?? null
  const draft = outputs.get('draft') as { startSummary: string } | undefined
  return {
    storyId: id,
    status: statusOf(
      story,
      plan,
      chapters.map(chapter => chapter.number),
    ),
    statusDetails: { position: story.position, isComplete: story.status === 'complete' },
    category: story.category,
    language: story.language,
    writtenBy: story.written_by,
    elapsedSeconds: elapsedSeconds(story, desk.clock()),
    estimateSeconds: estimate,
    coverImages,
    character: (outputs.get('character') as z.output<typeof CharacterSheet> | undefined) ?? null,
    location: (outputs.get('places') as StoryStatus['location'] | undefined) ?? null,
    story: {
      title: story.title ?? '',
      teaser: story.teaser ?? '',
      chapters,
      length: Number(story.parameter.story.length),
    },
    storyPlan: plan,
    storyStartSummary: draft?.startSummary ?? null,
  }
}

function statusOf(story: StoryRow, plan: Plan | null, finished: readonly number[]): StoryStatus['status'] {
  const untouched = story.status === 'working' && story.position === 0
  const totalChapters = plan?.chapters.length ?? 0
  const open = plan?.chapters.find(chapter => !finished.includes(chapter.number))
  return {
    currentStatus: untouched ? 'pending' : story.status,
    position: story.position,
    total: POSITION_COMPLETE,
    currentChapter: open?.number ?? totalChapters,
    totalChapters,
  }
}

function elapsedSeconds(story: StoryRow, now: number): number {
  const milliseconds = story.took_ms ?? now - story.run_started_at.getTime()
  return Math.max(0, Math.round(milliseconds / 1000))
}
