import type { Book, BookPicture } from './book.ts'
import { bindDocx } from './docx/bind-docx.ts'
import { bindEpub } from './epub/bind-epub.ts'
import { titleOf } from './names.ts'
import { type ReadyBook, readyBook } from './pictures/ready-book.ts'
import { readyPicture } from './pictures/ready-picture.ts'
import { withBoxes } from './print/boxes.ts'
import { bindInterior } from './print/interior.ts'
import type { Finding } from './print/preflight/finding.ts'
import { preflight } from './print/preflight/preflight.ts'
import { wrapSetting } from './print/wrap-setting.ts'
import { bookSetting } from './typeset/book-setting.ts'
import { openTypesetter, type Typesetter } from './typeset/typesetter.ts'

const DEADLINE_MS = 120_000

export const EBOOK_FORMATS = ['epub', 'pdf', 'docx'] as const
export type EbookFormat = (typeof EBOOK_FORMATS)[number]

export const EBOOK_TYPES: Readonly<Record<EbookFormat, string>> = {
  epub: 'application/epub+zip',
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

export interface PrintFiles {
  readonly interior: Uint8Array
  readonly cover: Uint8Array
  readonly pageCount: number
  /** Files with a refusal among them must not be printed. */
  readonly findings: readonly Finding[]
}

export interface Bindery {
  /** Encodes the pictures once for all formats. RangeError without chapters, sharp's error for other bytes. */
  prepare(book: Book, signal: AbortSignal): Promise<ReadyBook>
  /** The same bytes for the same book. UnsettableError for a PDF that cannot be set, TypesettingError on failure. */
  bind(book: ReadyBook, format: EbookFormat, signal: AbortSignal): Promise<Uint8Array>
  /** Files with the findings of a preflight; `front` is the cover drawn with its bleed. Throws as `bind` does. */
  print(book: ReadyBook, front: BookPicture, signal: AbortSignal): Promise<PrintFiles>
  close(): Promise<void>
}

const withDeadline = (signal: AbortSignal): AbortSignal => AbortSignal.any([signal, AbortSignal.timeout(DEADLINE_MS)])

async function bind(typesetter: Typesetter, book: ReadyBook, format: EbookFormat, signal: AbortSignal) {
  if (format === 'epub') return bindEpub(book)
  if (format === 'docx') return bindDocx(book)
  return (await typesetter.set(bookSetting(book, { isPrint: false, notes: 0 }), signal)).pdf
}

async function print(
  typesetter: Typesetter,
  book: ReadyBook,
  front: BookPicture,
  signal: AbortSignal,
): Promise<PrintFiles> {
  const { pdf: interior, pageCount } = await bindInterior(book, typesetter, signal)
  const wrap = await wrapSetting(book, await readyPicture(front, titleOf(book)), pageCount)
  const cover = await withBoxes((await typesetter.set(wrap, signal)).pdf)
  signal.throwIfAborted()
  return { interior, cover, pageCount, findings: await preflight(interior, cover) }
}

/** Every method throws the signal's reason between its steps, and gives up after two minutes. */
export function openBindery(typesetter = openTypesetter()): Bindery {
  const whole = async <Result>(
    signal: AbortSignal,
    work: (limited: AbortSignal) => Promise<Result>,
  ): Promise<Result> => {
    const limited = withDeadline(signal)
    limited.throwIfAborted()
    const result = await work(limited)
    limited.throwIfAborted()
    return result
  }
  return {
    prepare: (book, signal) => whole(signal, limited => readyBook(book, limited)),
    bind: (book, format, signal) => whole(signal, limited => bind(typesetter, book, format, limited)),
    print: (book, front, signal) => whole(signal, limited => print(typesetter, book, front, limited)),
    close: typesetter.close,
  }
}
