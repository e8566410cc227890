import sharp from 'sharp'
import { PREVIEW_PAGE_KINDS, type PreviewPage } from '../../../contract/preview.ts'
import type { ReadyBook } from '../pictures/ready-book.ts'
import { bookSetting } from '../typeset/book-setting.ts'
import type { PagePixels } from '../typeset/preview-pages.ts'
import { filledPages, type InteriorDeps } from './interior.ts'

/** The front pages, the first chapter and, with the cover, six spreads. */
const DRAWN = 11
const COVER_PX = { width: 600, height: 960 } as const
const QUALITY = 72

interface PreviewedPage extends Pick<PreviewPage, 'kind' | 'number'> {
  readonly webp: Uint8Array
}

export interface BookPreview {
  /** Of the whole book as it is printed. */
  readonly pageCount: number
  readonly pages: readonly PreviewedPage[]
}

/** Cover and first pages of a paperback. The bleed is cut off, as the print house does. */
export async function previewBook(book: ReadyBook, deps: InteriorDeps, signal: AbortSignal): Promise<BookPreview> {
  const { growth, fits, pageCount } = await filledPages(book, deps, signal)
  const setting = bookSetting(book, { isPrint: true, growth, fits, isPreview: true })
  const set = await deps.typesetter.preview({ ...setting, drawn: DRAWN }, signal)
  const cover = await sharp(book.cover.jpeg)
    .resize({ ...COVER_PX, fit: 'cover' })
    .webp({ quality: QUALITY })
    .toBuffer()
  const pages: PreviewedPage[] = [{ kind: 'cover', number: 0, webp: cover }]
  for (const page of set.pages) pages.push(await pictureOf(page))
  return { pageCount, pages }
}

async function pictureOf({ number, kind, pixels, width, height }: PagePixels): Promise<PreviewedPage> {
  const webp = await sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .webp({ quality: QUALITY })
    .toBuffer()
  return { number, kind: PREVIEW_PAGE_KINDS.find(known => known === kind) ?? 'text', webp }
}
