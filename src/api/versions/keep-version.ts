import { VERSIONS_MAX } from '../../contract/limits.ts'
import type { Patch } from '../../contract/version.ts'
import { countWords } from '../../lib/words.ts'
import type { StoryRow } from '../accounts/own-story.ts'
import type { Queries } from '../db/database.ts'
import { storedQuotes, storedReceipt } from '../db/story-columns.ts'
import type { VersionChapter, VersionRow } from '../db/version-columns.ts'
import { FIRST_VERSION, lastVersion } from './versions.ts'

export interface NextVersion {
  readonly title: string
  readonly teaser: string
  readonly chapters: readonly VersionChapter[]
  readonly request: string | null
  readonly patches: readonly Patch[]
  readonly renames: VersionRow['renames']
  readonly changes: VersionRow['changes']
  readonly overruled: VersionRow['overruled']
  readonly receipt: VersionRow['receipt']
  readonly restoredFrom: number | null
  readonly now: number
}

/** Stores a text as the next version; its number. The caller holds the story's lock. */
export async function keepVersion(transaction: Queries, story: StoryRow, next: NextVersion): Promise<number> {
  const last = (await lastVersion(transaction, story.id)) ?? (await keepFirst(transaction, story))
  const version = last.number + 1
  await insertVersion(transaction, story.id, version, next)
  await dropOldVersions(transaction, story.id, version)
  await transaction
    .updateTable('story')
    .set({ title: next.title, teaser: next.teaser, ...(next.receipt && { receipt: JSON.stringify(next.receipt) }) })
    .where('id', '=', story.id)
    .execute()
  for (const { number, title, text, quotes = [] } of changedChapters(last.chapters, next.chapters)) {
    await transaction
      .updateTable('chapter')
      .set({ title, text, words: countWords(text, story.language), quotes: JSON.stringify(quotes) })
      .where('story_id', '=', story.id)
      .where('number', '=', number)
      .execute()
  }
  return version
}

/** Whole texts: keeps the first version and the newest others. */
async function dropOldVersions(transaction: Queries, storyId: string, newest: number): Promise<void> {
  await transaction
    .deleteFrom('story_version')
    .where('story_id', '=', storyId)
    .where('number', '>', FIRST_VERSION)
    .where('number', '<=', newest - VERSIONS_MAX + 1)
    .execute()
}

async function keepFirst(transaction: Queries, story: StoryRow): Promise<Pick<VersionRow, 'number' | 'chapters'>> {
  const rows = await transaction
    .selectFrom('chapter')
    .select(['number', 'title', 'text', 'quotes'])
    .where('story_id', '=', story.id)
    .orderBy('number')
    .execute()
  const chapters = rows.map(row => ({ ...row, quotes: storedQuotes(row.quotes) }))
  await insertVersion(transaction, story.id, FIRST_VERSION, {
    title: story.title ?? '',
    teaser: story.teaser ?? '',
    chapters,
    request: null,
    patches: [],
    renames: [],
    changes: [],
    overruled: [],
    receipt: storedReceipt(story.receipt),
    restoredFrom: null,
    now: (story.finished_at ?? story.created_at).getTime(),
  })
  return { number: FIRST_VERSION, chapters }
}

async function insertVersion(transaction: Queries, storyId: string, number: number, version: NextVersion) {
  await transaction
    .insertInto('story_version')
    .values({
      story_id: storyId,
      number,
      created_at: new Date(version.now),
      revision_request: version.request,
      title: version.title,
      teaser: version.teaser,
      chapters: JSON.stringify(version.chapters),
      patches: JSON.stringify(version.patches),
      renames: JSON.stringify(version.renames),
      changes: version.changes && JSON.stringify(version.changes),
      overruled: JSON.stringify(version.overruled ?? []),
      receipt: version.receipt && JSON.stringify(version.receipt),
      restored_from: version.restoredFrom,
    })
    .execute()
}

function changedChapters(before: readonly VersionChapter[], after: readonly VersionChapter[]): VersionChapter[] {
  return after.filter(chapter => {
    const old = before.find(({ number }) => number === chapter.number)
    return old?.title !== chapter.title || old.text !== chapter.text
  })
}
