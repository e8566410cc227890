import type { BookPicture } from './book.ts'
import { bindDocx } from './docx/bind-docx.ts'
import type { EbookFormat } from './ebook-format.ts'
import { bindEpub } from './epub/bind-epub.ts'
import { titleOf } from './names.ts'
import type { ReadyBook } from './pictures/ready-book.ts'
import { readyPicture } from './pictures/ready-picture.ts'
import { withBoxes } from './print/boxes.ts'
import { bindInterior } from './print/interior.ts'
import { preflight } from './print/preflight/preflight.ts'
import type { PrintFiles } from './print/print-files.ts'
import { wrapSetting } from './print/wrap-setting.ts'
import { bookSetting } from './typeset/book-setting.ts'
import type { Typesetter } from './typeset/typesetter.ts'

export async function bindEbook(typesetter: Typesetter, book: ReadyBook, format: EbookFormat, signal: AbortSignal) {
  if (format === 'epub') return bindEpub(book)
  if (format === 'docx') return bindDocx(book)
  return (await typesetter.set(bookSetting(book, { isPrint: false }), signal)).pdf
}

export async function bindPrint(
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

export { drawProof } from './print/draw-proof.ts'
export { previewBook } from './print/preview-book.ts'
