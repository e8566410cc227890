import { jsonArrayFrom } from 'kysely/helpers/postgres'
import * as z from 'zod/mini'
import { POSITION_COMPLETE, type StepName } from '../../contract/positions.ts'
import { type StoryPlan, StoryStatus } from '../../contract/story.ts'
import type { StoryRow } from '../accounts/own-story.ts'
import type { Queries } from '../db/database.ts'
import { storedFailure, storedParameter } from '../db/story-columns.ts'
import type { Signing } from '../media/media-rows.ts'
import { tagOf } from '../results/tagged-json.ts'
import { awaited } from './awaited.ts'
import { CHAPTER_MEDIA, viewChapters } from './chapters-of.ts'
import { viewCovers } from './covers-of.ts'
import { heroFigure } from './hero-figure.ts'
import { shownOutputIn } from './step-outputs.ts'

type Plan = z.output<typeof StoryPlan>

/** Without times, which change by themselves. */
const SnapshotStatus = z.omit(StoryStatus, { elapsedSeconds: true, estimateSeconds: true })

export interface StatusSnapshot {
  readonly status: z.output<typeof SnapshotStatus>
  readonly tag: string
  readonly size: number
  readonly story: Pick<
    StoryRow,
    'id' | 'claim_hash' | 'account_id' | 'awaits_owner' | 'took_ms' | 'run_started_at' | 'written_by'
  >
}

/** Two texts of a chapter must not share it. */
const REVISION_LENGTH = 8
const SHOWN_STEPS = ['character', 'places', 'plan', 'draft', 'cover'] as const satisfies StepName[]
const STATUS_MEDIA = ['coverimage', 'coverformat', ...CHAPTER_MEDIA] as const

/** One query; undefined for a missing story. */
export async function takeSnapshot(
  { db, ...signing }: Signing & { readonly db: Queries },
  id: string,
): Promise<StatusSnapshot | undefined> {
  const row = await readRow(db, id)
  if (!row) return undefined
  const { steps, chapters, media, ...story } = row
  const plan = shownOutputIn(steps, 'plan') ?? null
  const parameter = storedParameter(story.parameter)
  const views = viewChapters(signing, story, chapters, media).map(chapter => ({
    ...chapter,
    revision: tagOf(chapter.text).slice(0, REVISION_LENGTH),
  }))
  const status = SnapshotStatus.parse({
    storyId: id,
    status: progressOf(
      story,
      plan,
      chapters.map(chapter => chapter.number),
    ),
    statusDetails: { position: story.position, isComplete: story.status === 'complete' },
    category: story.category,
    language: story.language,
    writtenBy: story.written_by,
    ...awaited(story.waiting_for),
    ...(story.failure !== null && { failure: storedFailure(story.failure) }),
    heroFigure: heroFigure(parameter),
    coverImages: viewCovers(signing, story, media, shownOutputIn(steps, 'cover')),
    character: shownOutputIn(steps, 'character') ?? null,
    location: shownOutputIn(steps, 'places') ?? null,
    story: {
      title: story.title ?? '',
      teaser: story.teaser ?? '',
      chapters: views,
      length: Number(parameter.story.length),
    },
    storyPlan: plan,
    storyStartSummary: shownOutputIn(steps, 'draft')?.startSummary ?? null,
  })
  const json = JSON.stringify(status)
  return { status, story, tag: tagOf(json), size: json.length }
}

const readRow = (queries: Queries, id: string) =>
  queries
    .selectFrom('story')
    .select([
      'id',
      'claim_hash',
      'account_id',
      'awaits_owner',
      'took_ms',
      'run_started_at',
      'written_by',
      'status',
      'position',
    ])
    .select(['category', 'language', 'title', 'teaser', 'parameter', 'cover', 'waiting_for', 'failure'])
    .select(query => [
      jsonArrayFrom(
        query
          .selectFrom('story_step')
          .select(['story_step.step', 'story_step.output'])
          .whereRef('story_step.story_id', '=', 'story.id')
          .where('step', 'in', SHOWN_STEPS),
      ).as('steps'),
      jsonArrayFrom(
        query
          .selectFrom('chapter')
          .select(['chapter.number', 'chapter.title', 'chapter.text'])
          .whereRef('chapter.story_id', '=', 'story.id')
          .orderBy('number'),
      ).as('chapters'),
      jsonArrayFrom(
        query
          .selectFrom('media')
          .select(['media.id', 'media.type', 'media.file', 'media.bytes', 'media.scene'])
          .whereRef('media.story_id', '=', 'story.id')
          .where('type', 'in', STATUS_MEDIA)
          .orderBy('file'),
      ).as('media'),
    ])
    .where('id', '=', id)
    .executeTakeFirst()

function progressOf(
  story: Pick<StoryRow, 'status' | 'position'>,
  plan: Plan | null,
  finished: readonly number[],
): StoryStatus['status'] {
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
