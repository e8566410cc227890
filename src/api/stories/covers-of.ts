import type * as z from 'zod/mini'
import { FALLBACK_LANGUAGE } from '../../contract/languages.ts'
import { COVER_CHOICES } from '../../contract/limits.ts'
import type { CoverImages } from '../../contract/story.ts'
import type { StoryRow } from '../accounts/own-story.ts'
import type { Queries } from '../db/database.ts'
import { storedParameter } from '../db/story-columns.ts'
import { describeScene } from '../media/describe-scene.ts'
import { mediaAddress } from '../media/media-address.ts'
import { type MediaRow, mediaRows, type Signing } from '../media/media-rows.ts'
import { coverFormatFile, OVERVIEW_FILE, quadrantFile } from '../media/picture-files.ts'
import { pictureScene } from '../media/picture-scene.ts'
import { type ShownOutputs, shownOutputIn } from './step-outputs.ts'

export type CoverStory = Pick<StoryRow, 'id' | 'cover' | 'title' | 'parameter'>

/** Signed addresses; null until drawn. */
export async function coversOf(
  deps: Signing & { readonly db: Queries },
  story: StoryRow,
): Promise<z.output<typeof CoverImages> | null> {
  const [media, steps] = await Promise.all([
    mediaRows(deps.db, story.id, ['coverimage', 'coverformat']),
    coverStep(deps.db, story.id),
  ])
  return viewCovers(deps, story, media, shownOutputIn(steps, 'cover'))
}

/** For rows already read: `media` may hold other files, `drawn` is the cover step's output. */
export function viewCovers(
  { secret, clock }: Signing,
  story: CoverStory,
  media: readonly MediaRow[],
  drawn: ShownOutputs['cover'] | undefined,
): z.output<typeof CoverImages> | null {
  const overview = media.find(row => row.file === OVERVIEW_FILE)
  if (!overview) return null
  const address = (file: string) => mediaAddress(secret, { story: story.id, file }, clock())
  const language = storedParameter(story.parameter).context.urlLanguage ?? FALLBACK_LANGUAGE
  const quadrants = Array.from({ length: COVER_CHOICES }, (_, index) => quadrantFile(index))
  return {
    id: overview.id,
    overview_url: address(OVERVIEW_FILE),
    upscaled_urls: quadrants.map(address),
    cards: quadrants.map((_, index) => {
      const file = coverFormatFile(index, 'card', story.title ?? '')
      return media.some(row => row.file === file) ? address(file) : null
    }),
    alts: quadrants.map(file => {
      const scene = pictureScene(media.find(row => row.file === file))
      return describeScene(language, scene)
    }),
    chosen: story.cover,
    isPartlyPaper: drawn?.note === 'illustrator-fallback',
  }
}

const coverStep = (queries: Queries, storyId: string) =>
  queries
    .selectFrom('story_step')
    .select(['step', 'output'])
    .where('story_id', '=', storyId)
    .where('step', '=', 'cover')
    .execute()
