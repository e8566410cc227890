import type { Selectable } from 'kysely'
import { anyOfIds } from '../db/any-of.ts'
import type { Queries } from '../db/database.ts'
import type { EditionTable } from '../db/edition-tables.ts'
import type { MediaRow } from '../media/media-rows.ts'
import { OVERVIEW_FILE, quadrantFile } from '../media/picture-files.ts'
import { type CardStory, cardFile } from './cover-formats-of.ts'

export interface SummaryParts {
  readonly chapters: readonly { readonly number: number; readonly title: string }[]
  readonly media: readonly MediaRow[]
  readonly editions: readonly Pick<Selectable<EditionTable>, 'id' | 'kind' | 'state'>[]
}

export async function summaryParts(
  queries: Queries,
  stories: readonly CardStory[],
): Promise<(story: string) => SummaryParts> {
  if (stories.length === 0) return () => ({ chapters: [], media: [], editions: [] })
  const ids = stories.map(({ id }) => id)
  const [chapters, media, editions] = await Promise.all([
    queries
      .selectFrom('chapter')
      .select(['story_id', 'number', 'title'])
      .where('story_id', '=', anyOfIds(ids))
      .orderBy('number')
      .execute(),
    mediaOf(queries, stories),
    queries
      .selectFrom('edition')
      .select(['story_id', 'id', 'kind', 'state'])
      .where('story_id', '=', anyOfIds(ids))
      .orderBy('kind', 'desc')
      .execute(),
  ])
  const [chaptersOf, filesOf, editionsOf] = [byStory(chapters), byStory(media), byStory(editions)]
  return story => ({ chapters: chaptersOf(story), media: filesOf(story), editions: editionsOf(story) })
}

const mediaOf = (queries: Queries, stories: readonly CardStory[]) => {
  const pictures = stories.flatMap(story => [quadrantFile(story.cover ?? 0), cardFile(story)])
  return queries
    .selectFrom('media')
    .select(['story_id', 'id', 'type', 'file', 'bytes', 'scene'])
    .where('story_id', '=', anyOfIds(stories.map(({ id }) => id)))
    .where(build =>
      build.or([
        build('type', 'in', ['chapteraudio', 'ebook', 'audiobook']),
        build('file', 'in', [OVERVIEW_FILE, ...new Set(pictures)]),
      ]),
    )
    .orderBy('created_at')
    .execute()
}

function byStory<Row extends { readonly story_id: string }>(rows: readonly Row[]): (story: string) => readonly Row[] {
  const groups = Map.groupBy(rows, row => row.story_id)
  return story => groups.get(story) ?? []
}
