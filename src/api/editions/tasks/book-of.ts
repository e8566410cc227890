import { paragraphs } from '../../../lib/paragraphs.ts'
import { storedChanges } from '../../author/improve/brief-change.ts'
import { revisedBrief } from '../../author/improve/revised-brief.ts'
import type { Book, BookPicture } from '../../bindery/book.ts'
import { bookTexts } from '../../bindery/book-texts.ts'
import type { ReadyBook } from '../../bindery/pictures/ready-book.ts'
import { describeScene } from '../../media/describe-scene.ts'
import { mediaKey } from '../../media/media-address.ts'
import { chapterPictureFile } from '../../media/picture-files.ts'
import { pictureScene } from '../../media/picture-scene.ts'
import { coverTextOf } from '../../studio/cover-text.ts'
import { scenePeople } from '../../studio/scene-people.ts'
import type { TaskWork } from '../../studio/task.ts'
import { lastVersion } from '../../versions/versions.ts'
import type { Dedication } from '../dedications.ts'
import type { StoryText } from '../story-text.ts'
import { languageOf } from './book-language.ts'
import { chapterPlates, isDrawnByModel } from './chapter-plates.ts'
import { coverPicture } from './cover-picture.ts'

export async function bookOf(work: TaskWork, text: StoryText): Promise<Book> {
  const pictures = await chapterPictures(work, text)
  const source = (await isByModel(work, text)) ? 'trained' : 'rules'
  return {
    id: work.story.id,
    title: text.title,
    teaser: text.teaser,
    language: text.language,
    date: text.finishedAt,
    dedication: await dedicationOf(work, text),
    source,
    cover: await coverPicture(work, text, 'full'),
    chapters: text.chapters.map(({ number, title, text: content }) => {
      const picture = pictures.get(chapterPictureFile(number))
      return { title, paragraphs: paragraphs(content), ...(picture && { picture }) }
    }),
    texts: bookTexts(text.language, source),
  }
}

/** With a giver's words in the place of ours. */
export const dedicatedBook = (book: ReadyBook, dedication: Dedication | undefined): ReadyBook =>
  dedication ? { ...book, dedication: dedication.text, dedicatedBy: dedication.from } : book

/** Whether a trained model wrote the story or drew any picture. */
export const isByModel = async (work: Pick<TaskWork, 'db' | 'story'>, text: StoryText): Promise<boolean> =>
  text.writtenBy === 'model' || isDrawnByModel(work)

/** The same book with the chapters' pictures as whole pages; of `drawn` chapters each its own. */
export async function printBookOf(work: TaskWork, text: StoryText, drawn?: number): Promise<Book> {
  const [book, plates] = [await bookOf(work, text), await chapterPlates(work, drawn)]
  const chapters = book.chapters.map((chapter, index) => {
    const bytes = plates.get(text.chapters[index]?.number ?? 0)
    return bytes && chapter.picture ? { ...chapter, picture: { ...chapter.picture, bytes } } : chapter
  })
  return { ...book, chapters }
}

/** With the changes that the story has had. */
const presentBrief = async ({ db, story, brief }: TaskWork): Promise<TaskWork['brief']> =>
  revisedBrief(brief, storedChanges(await lastVersion(db, story.id)))

const dedicationOf = async (work: TaskWork, { title }: StoryText): Promise<string> =>
  coverTextOf(await presentBrief(work), title).dedication

async function chapterPictures(work: TaskWork, text: StoryText): Promise<Map<string, BookPicture>> {
  const { db, files, story } = work
  const people = scenePeople(await presentBrief(work))
  const rows = await db
    .selectFrom('media')
    .select(['file', 'scene'])
    .where('story_id', '=', story.id)
    .where('type', '=', 'chapterimage')
    .execute()
  const pictures = new Map<string, BookPicture>()
  for (const row of rows) {
    const { file } = row
    const kept = await files.get(mediaKey({ story: story.id, file }))
    if (!kept) throw new Error('the picture of a chapter is missing')
    pictures.set(file, { bytes: kept.bytes, alt: describeScene(languageOf(text), pictureScene(row), people) })
  }
  return pictures
}
