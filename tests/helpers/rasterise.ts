import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium'

export interface RasterPage {
  readonly width: number
  readonly height: number
  /** Whether a pixel is not paper. */
  isInked(x: number, y: number): boolean
}

const BYTES_PER_PIXEL = 4
const WHITE = 0xff_ff_ff_ff
const PAPER_FROM = 250

let opened: Promise<WrappedPdfiumModule> | undefined

async function open() {
  const file = fileURLToPath(import.meta.resolve('@embedpdf/pdfium/pdfium.wasm'))
  const reader = await init({ wasmBinary: new Uint8Array(readFileSync(file)).buffer })
  reader.PDFiumExt_Init()
  return reader
}

const memoryOf = (reader: WrappedPdfiumModule) => (reader.pdfium as unknown as { readonly HEAPU8: Uint8Array }).HEAPU8

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
    isInked: (x, y) => {
      const at = (y * width + x) * BYTES_PER_PIXEL
      return Math.min(pixels[at] as number, pixels[at + 1] as number, pixels[at + 2] as number) < PAPER_FROM
    },
  }
}

/** Pages of a PDF as pixels, `scale` of them a point. */
export async function rasterise(pdf: Uint8Array, scale: number): Promise<RasterPage[]> {
  opened ??= open()
  const reader = await opened
  const file = reader.pdfium.wasmExports.malloc(pdf.length)
  memoryOf(reader).set(pdf, file)
  const document = reader.FPDF_LoadMemDocument(file, pdf.length, '')
  const pages = Array.from({ length: reader.FPDF_GetPageCount(document) }, (_, index) =>
    rasterPage(reader, document, index, scale),
  )
  reader.FPDF_CloseDocument(document)
  reader.pdfium.wasmExports.free(file)
  return pages
}
