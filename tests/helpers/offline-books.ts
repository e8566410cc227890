import sharp from 'sharp'
import { parameterOf } from '../../scripts/stories/parameter-of.ts'
import { compose } from '../../src/api/author/offline/compose.ts'
import { OFFLINE_LANGUAGES, openLanguagePack } from '../../src/api/author/offline/language-packs.ts'
import type { Book, BookPicture } from '../../src/api/bindery/book.ts'
import { bookTexts } from '../../src/api/bindery/book-texts.ts'
import { PLATE_PX } from '../../src/api/bindery/format.ts'
import { briefOf } from '../../src/api/story/brief-of.ts'
import { paragraphs } from '../../src/lib/paragraphs.ts'

export interface OfflineBook {
  readonly language: string
  readonly words: number
  readonly age: string
}

/** Thirty books as the offline author writes them: its five languages, the lengths of paperbacks, children and adults. */
export const OFFLINE_BOOKS: readonly OfflineBook[] = OFFLINE_LANGUAGES.flatMap(language =>
  [2000, 5000, 10_000].flatMap(words => ['child', '20+'].map(age => ({ language, words, age }))),
)

/** A plain JPEG, which is bound as it is. */
export const plainJpeg = async (width: number, height: number, alt: string): Promise<BookPicture> => ({
  bytes: new Uint8Array(
    await sharp({ create: { width, height, channels: 3, background: '#1b2a4a' } })
      .jpeg()
      .toBuffer(),
  ),
  alt,
})

/** Each chapter with a picture of a whole page. */
export async function offlineBook({ language, words, age }: OfflineBook): Promise<Book> {
  const pack = await openLanguagePack(language)
  if (!pack) throw new Error(`nobody writes ${language}`)
  const hero =
    age === 'child' ? { name: 'Mila', age: 7, gender: 'female' } : { name: 'Jürgen', age: 38, gender: 'male' }
  const parameter = parameterOf({ character: { demographics: hero } }, { language, words, age })
  const { plan, chapters } = compose(pack, briefOf(parameter, `${language}-${words}-${age}`))
  const picture = await plainJpeg(PLATE_PX.width, PLATE_PX.height, 'A picture')
  return {
    id: '0b2f7f3e-6f1c-4a53-9d59-1f0f3a3f9d11',
    title: plan.title,
    teaser: plan.teaser,
    language,
    date: new Date('2026-11-21T12:00:00Z'),
    dedication: hero.name,
    source: 'rules',
    cover: await plainJpeg(160, 256, 'A cover'),
    chapters: chapters.map(({ title, text }) => ({ title, paragraphs: paragraphs(text), picture })),
    texts: bookTexts(language, 'rules'),
  }
}
