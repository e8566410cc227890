import type { BookPicture } from './book.ts'
import { bindDocx } from './docx/bind-docx.ts'
import type { EbookFormat } from './ebook-format.ts'
import { bindEpub } from './epub/bind-epub.ts'
import { titleOf } from './names.ts'
import type { ReadyBook } from './pictures/ready-book.ts'
import { readyPicture } from './pictures/ready-picture.ts'
import { withBoxes } from './print/boxes.ts'
import { inkedBook } from './print/colour/inks.ts'
import { asPdfX } from './print/colour/pdf-x.ts'
import { bindInterior, type InteriorDeps } from './print/interior.ts'
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
  book: ReadyBook,
  front: BookPicture,
  deps: InteriorDeps,
  signal: AbortSignal,
): Promise<PrintFiles> {
  const { typesetter, profile } = deps
  const isInked = profile.colours === 'cmyk'
  const finished = isInked ? asPdfX : async (pdf: Uint8Array) => pdf
  const pages = await bindInterior(isInked ? await inkedBook(book, signal) : book, deps, signal)
  const { pageCount } = pages
  const wrap = await wrapSetting(book, await readyPicture(front, titleOf(book)), { profile, pageCount })
  const around = await withBoxes((await typesetter.set(wrap, signal)).pdf, { profile })
  signal.throwIfAborted()
  const [interior, cover] = [await finished(pages.pdf), await finished(around)]
  return { interior, cover, pageCount, findings: await preflight(interior, cover, profile) }
}

export { drawProof } from './print/draw-proof.ts'
export { previewBook } from './print/preview-book.ts'
