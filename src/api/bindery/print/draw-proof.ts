import { setImmediate } from 'node:timers/promises'
import type { WrappedPdfiumModule } from '@embedpdf/pdfium'
import sharp, { type Region } from 'sharp'
import type { ProofPage } from '../../../contract/proof.ts'
import { POINTS_PER_MM, TRIM_MM } from '../format.ts'
import { MARGINS_MM } from './limits.ts'
import { pageText } from './page-text.ts'
import { memoryOf, withDocument } from './preflight/pdfium.ts'
import type { PrintFiles } from './print-files.ts'

/** Of a page without its bleed; the cover is as high. */
const PAGE_HEIGHT_PX = 960
const PX_PER_POINT = PAGE_HEIGHT_PX / (TRIM_MM.height * POINTS_PER_MM)
const BYTES_PER_PIXEL = 4
const WHITE = 0xffffffff
/** Annotations; red, green and blue in this order. */
const FLAGS = 0x01 | 0x10
const QUALITY = 72

export interface DrawnPage extends Pick<ProofPage, 'number' | 'kind' | 'opening'> {
  readonly webp: Uint8Array
}

interface Pixels {
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
}

/** In points, from the lower left corner of the page's own coordinates. */
interface Edges {
  readonly left: number
  readonly bottom: number
  readonly right: number
  readonly top: number
}

/** The cover as it lies flat (0), and every page: drawn from the files that are printed. The bleed is cut off. */
export async function drawProof(files: Pick<PrintFiles, 'interior' | 'cover'>): Promise<DrawnPage[]> {
  const [cover] = await drawnPages(files.cover, { kind: 'cover' })
  const pages = await drawnPages(files.interior, {})
  return [...(cover ? [{ ...cover, number: 0 }] : []), ...pages]
}

const drawnPages = (pdf: Uint8Array, { kind }: Partial<Pick<DrawnPage, 'kind'>>): Promise<DrawnPage[]> =>
  withDocument(pdf, async (reader, document) => {
    if (document === 0) throw new Error('a print file cannot be read')
    const drawn: DrawnPage[] = []
    for (let index = 0; index < reader.FPDF_GetPageCount(document); index += 1) {
      const page = reader.FPDF_LoadPage(document, index)
      try {
        const pixels = pixelsOf(reader, page)
        const cut = edgesOf(reader, page, 'FPDFPage_GetTrimBox')
        const opening = kind === 'cover' ? '' : openingOf(reader, page, cut)
        const shown = kind ?? kindOf(opening, pixels)
        drawn.push({
          number: index + 1,
          kind: shown,
          opening,
          webp: await encoded(pixels, withinSheet(reader, page, cut)),
        })
      } finally {
        reader.FPDF_ClosePage(page)
      }
      await setImmediate()
    }
    return drawn
  })

/** The reader's own memory has the picture only until it draws the next one. */
function pixelsOf(reader: WrappedPdfiumModule, page: number): Pixels {
  const width = Math.round(reader.FPDF_GetPageWidthF(page) * PX_PER_POINT)
  const height = Math.round(reader.FPDF_GetPageHeightF(page) * PX_PER_POINT)
  const bitmap = reader.FPDFBitmap_Create(width, height, 0)
  try {
    reader.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE)
    reader.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, FLAGS)
    const from = reader.FPDFBitmap_GetBuffer(bitmap)
    return { data: memoryOf(reader).slice(from, from + width * height * BYTES_PER_PIXEL), width, height }
  } finally {
    reader.FPDFBitmap_Destroy(bitmap)
  }
}

const FLOAT_BYTES = 4

function edgesOf(
  reader: WrappedPdfiumModule,
  page: number,
  read: 'FPDFPage_GetTrimBox' | 'FPDFPage_GetMediaBox',
): Edges {
  const { malloc, free } = reader.pdfium.wasmExports
  const at = malloc(4 * FLOAT_BYTES)
  const place = (index: number) => at + index * FLOAT_BYTES
  try {
    if (!reader[read](page, at, place(1), place(2), place(3))) throw new Error('a page is not marked with its cut')
    const value = (index: number) => reader.pdfium.getValue(place(index), 'float')
    return { left: value(0), bottom: value(1), right: value(2), top: value(3) }
  } finally {
    free(at)
  }
}

/** What is kept of a page's pixels: some print houses want no bleed at the fold. */
function withinSheet(reader: WrappedPdfiumModule, page: number, cut: Edges): Region {
  const sheet = edgesOf(reader, page, 'FPDFPage_GetMediaBox')
  const px = (points: number) => Math.round(points * PX_PER_POINT)
  return {
    left: px(cut.left - sheet.left),
    top: px(sheet.top - cut.top),
    width: px(cut.right - cut.left),
    height: px(cut.top - cut.bottom),
  }
}

function encoded({ data, width, height }: Pixels, { left, top, ...kept }: Region): Promise<Uint8Array> {
  return sharp(data, { raw: { width, height, channels: BYTES_PER_PIXEL } })
    .extract({ left, top, width: Math.min(kept.width, width - left), height: Math.min(kept.height, height - top) })
    .removeAlpha()
    .webp({ quality: QUALITY })
    .toBuffer()
}

/** First words between running head and page number. */
function openingOf(reader: WrappedPdfiumModule, page: number, { left, right, top, bottom }: Edges): string {
  const [head, foot] = [MARGINS_MM.head * POINTS_PER_MM, MARGINS_MM.foot * POINTS_PER_MM]
  return pageText(reader, page, { left, right, top: top - head, bottom: bottom + foot - 2 })
}

function kindOf(opening: string, { data }: Pixels): DrawnPage['kind'] {
  if (opening !== '') return 'text'
  const pixels = new Uint32Array(data.buffer, data.byteOffset, data.byteLength / BYTES_PER_PIXEL)
  return pixels.every(pixel => pixel === pixels[0]) ? 'empty' : 'picture'
}
