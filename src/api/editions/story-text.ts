import type { Queries } from '../db/database.ts'
import { FIRST_VERSION, lastVersion } from '../versions/versions.ts'

/** Version and cover: editions change with either. */
export interface StoryRevision {
  readonly version: number
  readonly cover: number
}

export interface StoryText extends StoryRevision {
  readonly title: string
  readonly teaser: string
  readonly language: string
  readonly writtenBy: 'offline' | 'model'
  readonly finishedAt: Date
  readonly chapters: readonly StoryChapter[]
}

export interface StoryChapter {
  /** Counted from 1. */
  readonly number: number
  readonly title: string
  readonly text: string
}

export const revisionKey = ({ version, cover }: StoryRevision): string => `${version}-${cover}`

export async function readRevision(queries: Queries, id: string): Promise<StoryRevision | undefined> {
  const last = await lastVersion(queries, id)
  const story = await queries.selectFrom('story').select('cover').where('id', '=', id).executeTakeFirst()
  return story && { version: last?.number ?? FIRST_VERSION, cover: story.cover ?? 0 }
}

/** Undefined when gone or incomplete. The version is read first: a change meanwhile is noticed later. */
export async function readStoryText(queries: Queries, id: string): Promise<StoryText | undefined> {
  const revision = await readRevision(queries, id)
  const story = await queries.selectFrom('story').selectAll().where('id', '=', id).executeTakeFirst()
  if (!revision || story?.status !== 'complete') return undefined
  const chapters = await queries
    .selectFrom('chapter')
    .select(['number', 'title', 'text'])
    .where('story_id', '=', id)
    .orderBy('number')
    .execute()
  return {
    ...revision,
    chapters,
    title: story.title ?? '',
    teaser: story.teaser ?? '',
    language: story.language,
    writtenBy: story.written_by,
    finishedAt: story.finished_at ?? story.created_at,
  }
}
