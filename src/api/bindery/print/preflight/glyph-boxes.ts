import { setImmediate } from 'node:timers/promises'
import type { WrappedPdfiumModule } from '@embedpdf/pdfium'
import { withDocument } from './pdfium.ts'

/** Of a glyph's ink, in points from the page's lower left corner. */
export interface GlyphBox {
  readonly left: number
  readonly right: number
  readonly bottom: number
  readonly top: number
  /** Of its line, from the page's lower edge. */
  readonly baseline: number
  readonly letter: string
}

const DOUBLE_BYTES = 8

function boxesOfText(reader: WrappedPdfiumModule, text: number, numbers: number): GlyphBox[] {
  const boxes: GlyphBox[] = []
  const at = (index: number) => numbers + index * DOUBLE_BYTES
  const value = (index: number) => reader.pdfium.getValue(at(index), 'double')
  for (let index = 0; index < reader.FPDFText_CountChars(text); index += 1) {
    if (!reader.FPDFText_GetCharBox(text, index, at(0), at(1), at(2), at(3))) continue
    const [left, right, bottom, top] = [value(0), value(1), value(2), value(3)]
    // Spaces and breaks have no ink.
    if (right <= left || top <= bottom) continue
    reader.FPDFText_GetCharOrigin(text, index, at(0), at(1))
    const letter = String.fromCodePoint(reader.FPDFText_GetUnicode(text, index))
    boxes.push({ left, right, bottom, top, baseline: value(1), letter })
  }
  return boxes
}

function boxesOfPage(reader: WrappedPdfiumModule, document: number, index: number, numbers: number): GlyphBox[] {
  const page = reader.FPDF_LoadPage(document, index)
  const text = reader.FPDFText_LoadPage(page)
  try {
    return boxesOfText(reader, text, numbers)
  } finally {
    reader.FPDFText_ClosePage(text)
    reader.FPDF_ClosePage(page)
  }
}

/** Per page, where the ink of its text is. Empty for a file that cannot be read. */
export const glyphBoxes = (pdf: Uint8Array): Promise<readonly (readonly GlyphBox[])[]> =>
  withDocument(pdf, async (reader, document) => {
    if (document === 0) return []
    const { malloc, free } = reader.pdfium.wasmExports
    const numbers = malloc(4 * DOUBLE_BYTES)
    const pages: GlyphBox[][] = []
    try {
      for (let index = 0; index < reader.FPDF_GetPageCount(document); index += 1) {
        pages.push(boxesOfPage(reader, document, index, numbers))
        await setImmediate()
      }
      return pages
    } finally {
      free(numbers)
    }
  })
