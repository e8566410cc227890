import { RATINGS_AT_ONCE, type RatingCount, type StaffRating } from '../../contract/rating.ts'
import type { Queries } from '../db/database.ts'
import { storedParameter } from '../db/story-columns.ts'

export async function allRatings(
  queries: Queries,
  { before }: { readonly before?: string | undefined },
): Promise<StaffRating[]> {
  const rows = await queries
    .selectFrom('story_rating')
    .innerJoin('story', 'story.id', 'story_rating.story_id')
    .select(['rated_at', 'rating', 'by_owner', 'category', 'language', 'written_by', 'parameter'])
    .$if(before !== undefined, query => query.where('rated_at', '<', new Date(before ?? 0)))
    .orderBy('rated_at', 'desc')
    .orderBy('story_rating.id')
    .limit(RATINGS_AT_ONCE)
    .execute()
  return rows.map(({ rated_at, rating, by_owner, category, language, written_by, parameter }) => ({
    ratedAt: rated_at.toISOString(),
    rating,
    category,
    language,
    writtenBy: written_by,
    length: Number(storedParameter(parameter).story.length),
    by: by_owner ? 'owner' : 'recipient',
  }))
}

/** All ratings, counted by author, language and category. */
export async function countRatings(queries: Queries): Promise<RatingCount[]> {
  const rows = await queries
    .selectFrom('story_rating')
    .innerJoin('story', 'story.id', 'story_rating.story_id')
    .select(query => ['written_by', 'language', 'category', 'rating', query.fn.countAll<string>().as('count')])
    .groupBy(['written_by', 'language', 'category', 'rating'])
    .orderBy('written_by')
    .orderBy('language')
    .orderBy('category')
    .execute()
  return rows.map(({ written_by: writtenBy, count, ...row }) => ({ ...row, writtenBy, count: Number(count) }))
}
