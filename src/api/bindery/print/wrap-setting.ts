import { BRAND } from '../../../contract/brand.ts'
import { shorten } from '../../../lib/graphemes.ts'
import { BLEED_MM, TRIM_MM } from '../format.ts'
import type { ReadyBook } from '../pictures/ready-book.ts'
import type { ReadyPicture } from '../pictures/ready-picture.ts'
import { bookData } from '../typeset/book-data.ts'
import type { Setting } from '../typeset/compiler.ts'
import { BARCODE_MM, SPINE_TITLE_FROM_PAGES, spineOf } from './limits.ts'
import { wrapColours } from './wrap-colours.ts'

/** Spine titles read upwards here, elsewhere downwards (ISO 6357). */
const READ_UPWARDS = ['fr', 'es', 'it']
const SPINE_MAX = 44
const SPINE_KEPT = 42

/** `front` includes its bleed on all sides. */
export async function wrapSetting(book: ReadyBook, front: ReadyPicture, pageCount: number): Promise<Setting> {
  const { chapters: _, cover: __, ...data } = bookData(book, { isPrint: true })
  const sheet = {
    ...data,
    print: false,
    bleed: BLEED_MM,
    trim: [TRIM_MM.width, TRIM_MM.height],
    spine: spineOf(pageCount),
    spineTitle: pageCount >= SPINE_TITLE_FROM_PAGES,
    spineText: shorten(data.title, SPINE_KEPT, SPINE_MAX),
    spineUpwards: READ_UPWARDS.includes(data.lang),
    brand: BRAND,
    barcode: [BARCODE_MM.width, BARCODE_MM.height, BARCODE_MM.margin],
    colours: await wrapColours(front.jpeg),
    front: { file: 'front.jpg', alt: front.alt },
  }
  const pictures = new Map([['front.jpg', front.jpeg]])
  return { page: 'wrap.typ', data: sheet, pictures, date: book.date }
}
