import { BRAND } from '../../../contract/brand.ts'
import { shorten } from '../../../lib/graphemes.ts'
import { TRIM_MM } from '../format.ts'
import type { ReadyBook } from '../pictures/ready-book.ts'
import type { ReadyPicture } from '../pictures/ready-picture.ts'
import { bookData } from '../typeset/book-data.ts'
import type { Setting } from '../typeset/compiler.ts'
import { inkColours, inkedPicture } from './colour/inks.ts'
import { type PrintProfile, spineOf } from './print-profile.ts'
import { wrapColours } from './wrap-colours.ts'

/** Spine titles read upwards here, elsewhere downwards (ISO 6357). */
const READ_UPWARDS = ['fr', 'es', 'it']
const SPINE_MAX = 44
const SPINE_KEPT = 42

interface WrappedPages {
  readonly profile: PrintProfile
  readonly pageCount: number
}

/** `front` includes its bleed on all sides. */
export async function wrapSetting(
  book: ReadyBook,
  front: ReadyPicture,
  { profile, pageCount }: WrappedPages,
): Promise<Setting> {
  const { chapters: _, cover: __, ...data } = bookData(book, { isPrint: true, profile })
  const { barcode } = profile
  const spine = spineOf(profile, pageCount)
  const colours = await wrapColours(front.jpeg)
  const isInked = profile.colours === 'cmyk'
  const sheet = {
    ...data,
    print: false,
    trim: [TRIM_MM.width, TRIM_MM.height],
    spine,
    spineTitle: spine >= profile.spineTitleFromMm,
    spineMargin: profile.spineMarginMm,
    spineText: shorten(data.title, SPINE_KEPT, SPINE_MAX),
    spineUpwards: READ_UPWARDS.includes(data.lang),
    brand: BRAND,
    barcode: barcode ? [barcode.width, barcode.height, barcode.margin] : null,
    colours: isInked ? await inkColours(colours) : colours,
    front: { file: 'front.jpg', alt: front.alt },
  }
  const pictures = new Map([['front.jpg', isInked ? await inkedPicture(front.jpeg) : front.jpeg]])
  return { page: 'wrap.typ', data: sheet, pictures, date: book.date, isInked }
}
