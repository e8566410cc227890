import { strToU8, type Zippable, zipSync } from 'fflate'
import { itemAt } from '../../../lib/item-at.ts'
import { blocksOf } from '../block.ts'
import { dedicationOf } from '../dedication.ts'
import { languageTag } from '../language.ts'
import type { ReadyBook, ReadyChapter } from '../pictures/ready-book.ts'
import { chapterFile, chapterPage } from './chapter-page.ts'
import { aboutPage, coverPage, dedicationPage, titlePage } from './front-pages.ts'
import { navigationPage, olderNavigation } from './navigation.ts'
import { overlayOf } from './overlay.ts'
import { type PackageItem, packageFile } from './package.ts'
import { styleSheet } from './style.ts'
import { titleFaces } from './typeface.ts'

const FOLDER = 'EPUB'
const CONTAINER = `<?xml version="1.0" encoding="UTF-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles><rootfile full-path="${FOLDER}/package.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>
`
const XHTML = 'application/xhtml+xml'
/** Zip has no time zone: its earliest date is the same everywhere. */
const MOMENT = new Date(1980, 0, 1)
const STORED = { level: 0, mtime: MOMENT } as const
const PACKED = { level: 6, mtime: MOMENT } as const

interface Part extends PackageItem {
  readonly content: string | Uint8Array
}

const page = (id: string, content: string, more: Partial<Part> = {}): Part => ({
  id,
  file: `${id}.xhtml`,
  type: XHTML,
  content,
  isPage: true,
  ...more,
})
const asset = (id: string, file: string, type: string, content: string | Uint8Array): Part => ({
  id,
  file,
  type,
  content,
  isPage: false,
})

function soundParts(index: number, { title, paragraphs, sound }: ReadyChapter, shown: ReadonlySet<number>): Part[] {
  if (!sound) return []
  const id = chapterFile(index)
  const audio = `${id}.mp3`
  const overlay = overlayOf({ page: `${id}.xhtml`, audio, title, paragraphs, sound, shown })
  if (!overlay) return []
  const { smil, durationMs } = overlay
  return [
    { ...asset(`${id}-overlay`, `${id}.smil`, 'application/smil+xml', smil), durationMs },
    asset(`${id}-sound`, audio, 'audio/mpeg', sound.mp3),
  ]
}

function chapterParts(book: ReadyBook, index: number): Part[] {
  const chapter = itemAt(book.chapters, index)
  const id = chapterFile(index)
  const shown = new Set(blocksOf(chapter).flatMap(block => (block.kind === 'paragraph' ? [block.index] : [])))
  const sound = soundParts(index, chapter, shown)
  const picture = chapter.picture ? [asset(`${id}-picture`, `${id}.jpg`, 'image/jpeg', chapter.picture.jpeg)] : []
  return [page(id, chapterPage(book, index), sound[0] && { overlay: sound[0].id }), ...picture, ...sound]
}

function partsOf(book: ReadyBook): Part[] {
  const faces = titleFaces(languageTag(book))
  const dedication = dedicationOf(book)
  return [
    page('cover', coverPage(book)),
    { ...asset('cover-image', 'cover.jpg', 'image/jpeg', book.cover.jpeg), properties: 'cover-image' },
    page('title', titlePage(book)),
    ...(dedication.lines.length === 0 ? [] : [page('dedication', dedicationPage(book, dedication))]),
    page('contents', navigationPage(book), { properties: 'nav' }),
    ...book.chapters.flatMap((_, index) => chapterParts(book, index)),
    page('about', aboutPage(book)),
    asset('older-contents', 'contents.ncx', 'application/x-dtbncx+xml', olderNavigation(book)),
    asset('style', 'book.css', 'text/css', styleSheet(faces)),
    ...faces.map(({ file, bytes }, index) => asset(`face-${index + 1}`, file, 'font/woff2', bytes)),
  ]
}

/** EPUB 3.3, with media overlays for chapters with sound. The same bytes for the same book on every machine. */
export function bindEpub(book: ReadyBook): Uint8Array {
  const parts = partsOf(book)
  // Reading systems recognise an EPUB by its first file, stored uncompressed.
  const files: Zippable = {
    mimetype: [strToU8('application/epub+zip'), STORED],
    'META-INF/container.xml': [strToU8(CONTAINER), PACKED],
    [`${FOLDER}/package.opf`]: [strToU8(packageFile(book, parts)), PACKED],
  }
  for (const { file, content } of parts)
    files[`${FOLDER}/${file}`] = typeof content === 'string' ? [strToU8(content), PACKED] : [content, STORED]
  return zipSync(files)
}
