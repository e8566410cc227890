import type { ReadingPosition } from '../../contract/reading-position.ts'
import { readableStories } from '../accounts/readable-stories.ts'
import type { SignedIn } from '../accounts/signed-in.ts'
import type { Viewer } from '../accounts/visible-stories.ts'
import type { Database, Queries } from '../db/database.ts'
import { type Refusal, refuse } from '../results/refusal.ts'

export interface ReadingPositionDeps {
  readonly db: Database
  readonly clock: () => number
}

type Reader = Viewer & { readonly signedIn: SignedIn }

/** Stores a position. The latest by device time wins, capped at our clock against fast ones. */
export async function saveReadingPosition(
  deps: ReadingPositionDeps,
  reader: Reader,
  story: string,
  { chapter, paragraph, offset, at }: ReadingPosition,
): Promise<ReadingPosition | Refusal> {
  const account = reader.signedIn.account.id
  const time = new Date(Math.min(Date.parse(at), deps.clock()))
  return deps.db.transaction().execute(async transaction => {
    if (!(await lockReadableStory(transaction, reader, story))) return refuse('not-found')
    await transaction
      .insertInto('reading_position')
      .values({ account_id: account, story_id: story, chapter, paragraph, offset, at: time })
      .onConflict(conflict =>
        conflict
          .columns(['account_id', 'story_id'])
          .doUpdateSet({ chapter, paragraph, offset, at: time })
          .where('reading_position.at', '<=', time),
      )
      .execute()
    return viewPosition(await rowOf(transaction, account, story).executeTakeFirstOrThrow())
  })
}

export async function readReadingPosition(
  { db }: ReadingPositionDeps,
  reader: Reader,
  story: string,
): Promise<{ place: ReadingPosition | null } | Refusal> {
  const seen = await readableStories(db, reader).where('story.id', '=', story).executeTakeFirst()
  if (!seen) return refuse('not-found')
  const row = await rowOf(db, reader.signedIn.account.id, story).executeTakeFirst()
  return { place: row ? viewPosition(row) : null }
}

/** Locks reader and story in deletion's order; false when one is gone. */
async function lockReadableStory(transaction: Queries, reader: Reader, story: string): Promise<boolean> {
  const account = await transaction
    .selectFrom('account')
    .select('id')
    .where('id', '=', reader.signedIn.account.id)
    .forKeyShare()
    .executeTakeFirst()
  if (!account) return false
  const readable = readableStories(transaction, reader).where('story.id', '=', story)
  return (await readable.forKeyShare('story').executeTakeFirst()) !== undefined
}

const rowOf = (queries: Queries, account: string, story: string) =>
  queries
    .selectFrom('reading_position')
    .select(['chapter', 'paragraph', 'offset', 'at'])
    .where('account_id', '=', account)
    .where('story_id', '=', story)

const viewPosition = ({
  at,
  ...position
}: {
  chapter: number
  paragraph: number
  offset: number
  at: Date
}): ReadingPosition => ({
  ...position,
  at: at.toISOString(),
})
