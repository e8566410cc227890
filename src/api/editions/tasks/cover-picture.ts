import type { SceneKeys } from '../../../contract/describe-picture.ts'
import { serverTexts } from '../../../contract/texts.server.ts'
import { fill } from '../../../lib/fill.ts'
import type { BookPicture } from '../../bindery/book.ts'
import type { EditionName } from '../../illustrator/edition-formats.ts'
import { describeScene } from '../../media/describe-scene.ts'
import { mediaKey } from '../../media/media-address.ts'
import { coverFormatFile, originalFile, quadrantFile } from '../../media/picture-files.ts'
import { pictureScene } from '../../media/picture-scene.ts'
import { coverTextOf } from '../../studio/cover-text.ts'
import { pictureBriefOf } from '../../studio/picture-brief.ts'
import { scenePeople } from '../../studio/scene-people.ts'
import type { TaskWork } from '../../studio/task.ts'
import type { StoryText } from '../story-text.ts'
import { languageOf } from './book-language.ts'

/** The chosen cover in a format; drawn where it is missing. */
export async function coverPicture(work: TaskWork, text: StoryText, format: EditionName): Promise<BookPicture> {
  const { id: story } = work.story
  const kept = await work.files.get(mediaKey({ story, file: coverFormatFile(text.cover, format, text.title) }))
  const bytes = kept?.bytes ?? (await drawn(work, text, format))
  const row = await work.db
    .selectFrom('media')
    .select('scene')
    .where('story_id', '=', story)
    .where('file', '=', quadrantFile(text.cover))
    .executeTakeFirst()
  return { bytes, alt: row ? coverAlt(work, text, pictureScene(row)) : text.title }
}

/** The title stands in the picture, so it is said with it. */
function coverAlt({ brief }: TaskWork, text: StoryText, scene: SceneKeys): string {
  const language = languageOf(text)
  const words = { title: text.title, scene: describeScene(language, scene, scenePeople(brief)) }
  return fill(serverTexts(language).pictures.ofStory.cover, words)
}

async function drawn(work: TaskWork, { cover: variant, title }: StoryText, format: EditionName): Promise<Uint8Array> {
  const { brief, files, signal, studio, story } = work
  const original = await files.get(mediaKey({ story: story.id, file: originalFile(variant) }))
  const choice = { variant, format, text: coverTextOf(brief, title), ...(original && { original: original.bytes }) }
  return (await studio.illustrator.edition(pictureBriefOf(brief, await work.plan()), choice, signal)).bytes
}
