import type * as z from 'zod/mini'
import { FALLBACK_LANGUAGE } from '../../contract/languages.ts'
import type { Chapter, MediaItem } from '../../contract/story.ts'
import type { StoryRow } from '../accounts/own-story.ts'
import type { Queries } from '../db/database.ts'
import { storedParameter } from '../db/story-columns.ts'
import { chapterSounds } from '../editions/chapter-sounds.ts'
import { soundsIn } from '../editions/sounds.ts'
import type { StoryChapter } from '../editions/story-text.ts'
import { describeScene } from '../media/describe-scene.ts'
import { mediaAddress } from '../media/media-address.ts'
import { type MediaRow, mediaRows, type Signing } from '../media/media-rows.ts'
import { chapterPictureFile } from '../media/picture-files.ts'
import { pictureScene } from '../media/picture-scene.ts'

export type ChapterStory = Pick<StoryRow, 'id' | 'language' | 'parameter'>
type ChapterView = z.output<typeof Chapter>

export const CHAPTER_MEDIA = ['chapterimage', 'chapteraudio'] as const

/** The readable chapters in order, with picture and sound once they exist. */
export async function chaptersOf(deps: Signing & { readonly db: Queries }, story: StoryRow): Promise<ChapterView[]> {
  const [rows, media] = await Promise.all([
    deps.db
      .selectFrom('chapter')
      .select(['number', 'title', 'text'])
      .where('story_id', '=', story.id)
      .orderBy('number')
      .execute(),
    mediaRows(deps.db, story.id, CHAPTER_MEDIA),
  ])
  return viewChapters(deps, story, rows, media)
}

/** For rows already read; `media` may hold other files. */
export function viewChapters(
  signing: Signing,
  story: ChapterStory,
  chapters: readonly StoryChapter[],
  media: readonly MediaRow[],
): ChapterView[] {
  const pictures = picturesOf(signing, story, media)
  const soundOf = chapterSounds(signing, story, soundsIn(media))
  return chapters.map(row => {
    const items = [pictures.get(chapterPictureFile(row.number)), soundOf(row)]
    return { ...row, mediaItems: items.filter(item => item !== undefined) }
  })
}

function picturesOf(
  { secret, clock }: Signing,
  story: ChapterStory,
  media: readonly MediaRow[],
): Map<string, z.output<typeof MediaItem>> {
  const language = storedParameter(story.parameter).context.urlLanguage ?? FALLBACK_LANGUAGE
  return new Map(
    media
      .filter(({ type }) => type === 'chapterimage')
      .map(row => {
        const { id, file } = row
        const downloadUrl = mediaAddress(secret, { story: story.id, file }, clock())
        return [file, { type: 'chapterimage', id, downloadUrl, alt: describeScene(language, pictureScene(row)) }]
      }),
  )
}
