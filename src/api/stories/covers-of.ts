import type * as z from 'zod/mini'
import type { SceneKeys } from '../../contract/describe-picture.ts'
import { FALLBACK_LANGUAGE } from '../../contract/languages.ts'
import { COVER_CHOICES } from '../../contract/limits.ts'
import type { CoverImages } from '../../contract/story.ts'
import type { Queries } from '../db/database.ts'
import { describeScene } from './describe-scene.ts'
import { mediaAddress } from './media-address.ts'
import type { StoryRow } from './own-story.ts'
import { OVERVIEW_FILE, quadrantFile } from './picture-files.ts'

/** The four covers of a story with signed addresses; null until they are drawn. */
export async function coversOf(
  desk: { db: Queries; secret: string; clock: () => number },
  story: StoryRow,
): Promise<z.output<typeof CoverImages> | null> {
  const rows = await desk.db.selectFrom('media').selectAll().where('story_id', '=', story.id).orderBy('file').execute()
  const overview = rows.find(row => row.file === OVERVIEW_FILE)
  if (!overview) return null
  const address = (file: string) => mediaAddress(desk.secret, { story: story.id, file }, desk.clock())
  const language = story.parameter.context.urlLanguage ?? FALLBACK_LANGUAGE
  const quadrants = Array.from({ length: COVER_CHOICES }, (_, index) => quadrantFile(index))
  return {
    id: overview.id,
    overview_url: address(OVERVIEW_FILE),
    upscaled_urls: quadrants.map(address),
    alts: quadrants.map(file => {
      const scene = rows.find(row => row.file === file)?.scene as SceneKeys
      return describeScene(language, scene)
    }),
    chosen: story.cover,
    isPartlyPaper: await isPartlyPaper(desk.db, story.id),
  }
}

async function isPartlyPaper(queries: Queries, storyId: string): Promise<boolean> {
  const row = await queries
    .selectFrom('story_step')
    .select('output')
    .where('story_id', '=', storyId)
    .where('step', '=', 'cover')
    .executeTakeFirst()
  return (row?.output as { note?: string } | undefined)?.note === 'illustrator-fallback'
}
