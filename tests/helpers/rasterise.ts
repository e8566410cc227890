import type { WrappedPdfiumModule } from '@embedpdf/pdfium'
import { memoryOf, withDocument } from '../../src/api/bindery/print/preflight/pdfium.ts'

export interface RasterPage {
  readonly width: number
  readonly height: number
  /** Whether a pixel is not paper. */
  isInked(x: number, y: number): boolean
  /** Blue, green and red as one number. */
  colour(x: number, y: number): number
}

const BYTES_PER_PIXEL = 4
const WHITE = 0xff_ff_ff_ff
const PAPER_FROM = 250

function rasterPage(reader: WrappedPdfiumModule, document: number, index: number, scale: number): RasterPage {
  const page = reader.FPDF_LoadPage(document, index)
  const [width, height] = [reader.FPDF_GetPageWidthF(page), reader.FPDF_GetPageHeightF(page)].map(points =>
    Math.round(points * scale),
  ) as [number, number]
  const bitmap = reader.FPDFBitmap_Create(width, height, 0)
  reader.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE)
  reader.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, 0)
  const from = reader.FPDFBitmap_GetBuffer(bitmap)
  const pixels = memoryOf(reader).slice(from, from + width * height * BYTES_PER_PIXEL)
  reader.FPDFBitmap_Destroy(bitmap)
  reader.FPDF_ClosePage(page)
  return {
    width,
    height,
    colour: (x, y) => {
      const at = (y * width + x) * BYTES_PER_PIXEL
      return ((pixels[at] ?? 0) << 16) | ((pixels[at + 1] ?? 0) << 8) | (pixels[at + 2] ?? 0)
    },
    isInked: (x, y) => {
      const at = (y * width + x) * BYTES_PER_PIXEL
      return Math.min(pixels[at] as number, pixels[at + 1] as number, pixels[at + 2] as number) < PAPER_FROM
    },
  }
}

/** Pages of a PDF as pixels, `scale` of them a point. */
export const rasterise = (pdf: Uint8Array, scale: number): Promise<RasterPage[]> =>
  withDocument(pdf, (reader, document) =>
    Array.from({ length: reader.FPDF_GetPageCount(document) }, (_, index) =>
      rasterPage(reader, document, index, scale),
    ),
  )
