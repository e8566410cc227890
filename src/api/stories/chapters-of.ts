import type * as z from 'zod/mini'
import type { SceneKeys } from '../../contract/describe-picture.ts'
import { FALLBACK_LANGUAGE } from '../../contract/languages.ts'
import type { Chapter, MediaItem } from '../../contract/story.ts'
import type { Queries } from '../db/database.ts'
import { describeScene } from './describe-scene.ts'
import { chapterSounds } from './editions/chapter-sounds.ts'
import { mediaAddress } from './media-address.ts'
import type { StoryRow } from './own-story.ts'
import { chapterPictureFile } from './picture-files.ts'

interface Desk {
  readonly db: Queries
  readonly secret: string
  readonly clock: () => number
}

/** The readable chapters of a story, in order, each with its picture once that is drawn, its sound once it is spoken. */
export async function chaptersOf(desk: Desk, story: StoryRow): Promise<z.output<typeof Chapter>[]> {
  const [rows, pictures, soundOf] = await Promise.all([
    desk.db
      .selectFrom('chapter')
      .select(['number', 'title', 'text'])
      .where('story_id', '=', story.id)
      .orderBy('number')
      .execute(),
    picturesOf(desk, story),
    chapterSounds(desk, story),
  ])
  return rows.map(row => {
    const items = [pictures.get(chapterPictureFile(row.number)), soundOf(row)]
    return { ...row, mediaItems: items.filter(item => item !== undefined) }
  })
}

async function picturesOf(
  { db, secret, clock }: Desk,
  story: StoryRow,
): Promise<Map<string, z.output<typeof MediaItem>>> {
  const language = story.parameter.context.urlLanguage ?? FALLBACK_LANGUAGE
  const rows = await db
    .selectFrom('media')
    .select(['id', 'file', 'scene'])
    .where('story_id', '=', story.id)
    .where('type', '=', 'chapterimage')
    .execute()
  return new Map(
    rows.map(({ id, file, scene }) => {
      const downloadUrl = mediaAddress(secret, { story: story.id, file }, clock())
      return [file, { type: 'chapterimage', id, downloadUrl, alt: describeScene(language, scene as SceneKeys) }]
    }),
  )
}
