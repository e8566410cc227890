import type { PrintProfileName } from '../../contract/print-profile.ts'
import type { Book, BookPicture } from './book.ts'
import type { EbookFormat } from './ebook-format.ts'
import { type ReadyBook, readyBook } from './pictures/ready-book.ts'
import type { DrawnPage } from './print/draw-proof.ts'
import type { BookPreview } from './print/preview-book.ts'
import type { PrintFiles } from './print/print-files.ts'
import { PRINT_PROFILES, type PrintProfile } from './print/print-profile.ts'
import { openTypesetter, type Typesetter } from './typeset/typesetter.ts'

const DEADLINE_MS = 120_000

export interface Bindery {
  /** Of the print house that files are made for. */
  readonly profile: PrintProfileName
  /** Encodes the pictures once for all formats. RangeError without chapters, sharp's error for other bytes. */
  prepare(book: Book, signal: AbortSignal): Promise<ReadyBook>
  /** The same bytes for the same book. UnsettableError for a PDF that cannot be set, TypesettingError on failure. */
  bind(book: ReadyBook, format: EbookFormat, signal: AbortSignal): Promise<Uint8Array>
  /** Files with the findings of a preflight; `front` is the cover drawn with its bleed. Throws as `bind` does. */
  print(book: ReadyBook, front: BookPicture, signal: AbortSignal): Promise<PrintFiles>
  /** The cover and every page of print files as pictures. */
  drawProof(files: Pick<PrintFiles, 'interior' | 'cover'>, signal: AbortSignal): Promise<DrawnPage[]>
  /** The first pages as `print` would set them. Throws as `bind` does. */
  preview(book: ReadyBook, signal: AbortSignal): Promise<BookPreview>
  close(): Promise<void>
}

const withDeadline = (signal: AbortSignal): AbortSignal => AbortSignal.any([signal, AbortSignal.timeout(DEADLINE_MS)])

/** Formats load with the first book: an eighth of all modules, which few processes need. */
const loadFormats = () => import('./bind-book.ts')

interface BinderyOptions {
  readonly typesetter?: Typesetter
  /** Of the print house. */
  readonly profile?: PrintProfile
}

/** Every method throws the signal's reason between its steps, and gives up after two minutes. */
export function openBindery({
  typesetter = openTypesetter(),
  profile = PRINT_PROFILES.plain,
}: BinderyOptions = {}): Bindery {
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
    profile: profile.name,
    prepare: (book, signal) => whole(signal, limited => readyBook(book, limited)),
    bind: (book, format, signal) =>
      whole(signal, async limited => (await loadFormats()).bindEbook(typesetter, book, format, limited)),
    print: (book, front, signal) =>
      whole(signal, async limited => (await loadFormats()).bindPrint(book, front, { typesetter, profile }, limited)),
    drawProof: (files, signal) => whole(signal, async () => (await loadFormats()).drawProof(files)),
    preview: (book, signal) =>
      whole(signal, async limited => (await loadFormats()).previewBook(book, { typesetter, profile }, limited)),
    close: typesetter.close,
  }
}
