import type { ReadingPlace } from '../../contract/reading-place.ts'
import { readableStories } from '../accounts/readable-stories.ts'
import type { SignedIn } from '../accounts/signed-in.ts'
import type { Viewer } from '../accounts/visible-stories.ts'
import type { Database, Queries } from '../db/database.ts'
import { type Refusal, refuse } from '../results/refusal.ts'

export interface PlaceDesk {
  readonly db: Database
  readonly clock: () => number
}

type Reader = Viewer & { readonly signedIn: SignedIn }

/** Stores a position. The latest by device time wins, capped at our clock against fast ones. */
export async function keepPlace(
  desk: PlaceDesk,
  reader: Reader,
  story: string,
  { chapter, paragraph, offset, at }: ReadingPlace,
): Promise<ReadingPlace | Refusal> {
  const account = reader.signedIn.account.id
  const time = new Date(Math.min(Date.parse(at), desk.clock()))
  return desk.db.transaction().execute(async transaction => {
    if (!(await holdReading(transaction, reader, story))) return refuse('not-found')
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
    return placeOf(await rowOf(transaction, account, story).executeTakeFirstOrThrow())
  })
}

export async function keptPlace(
  { db }: PlaceDesk,
  reader: Reader,
  story: string,
): Promise<{ place: ReadingPlace | null } | Refusal> {
  const seen = await readableStories(db, reader).where('story.id', '=', story).executeTakeFirst()
  if (!seen) return refuse('not-found')
  const row = await rowOf(db, reader.signedIn.account.id, story).executeTakeFirst()
  return { place: row ? placeOf(row) : null }
}

/** Locks reader and story in deletion's order; false when one is gone. */
async function holdReading(transaction: Queries, reader: Reader, story: string): Promise<boolean> {
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

const placeOf = ({ at, ...place }: { chapter: number; paragraph: number; offset: number; at: Date }): ReadingPlace => ({
  ...place,
  at: at.toISOString(),
})
