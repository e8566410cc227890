import { setImmediate } from 'node:timers/promises'
import type { WrappedPdfiumModule } from '@embedpdf/pdfium'
import sharp from 'sharp'
import type { ProofPage } from '../../../contract/proof.ts'
import { BLEED_MM, POINTS_PER_MM, TRIM_MM } from '../format.ts'
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
        const opening = kind === 'cover' ? '' : openingOf(reader, page)
        const shown = kind ?? kindOf(opening, pixels)
        drawn.push({ number: index + 1, kind: shown, opening, webp: await encoded(pixels) })
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

function encoded({ data, width, height }: Pixels): Promise<Uint8Array> {
  const bleed = Math.round(BLEED_MM * POINTS_PER_MM * PX_PER_POINT)
  return sharp(data, { raw: { width, height, channels: BYTES_PER_PIXEL } })
    .extract({ left: bleed, top: bleed, width: width - 2 * bleed, height: height - 2 * bleed })
    .removeAlpha()
    .webp({ quality: QUALITY })
    .toBuffer()
}

/** First words between running head and page number. */
function openingOf(reader: WrappedPdfiumModule, page: number): string {
  const height = reader.FPDF_GetPageHeightF(page)
  const margin = (mm: number) => (BLEED_MM + mm) * POINTS_PER_MM
  const within = { top: height - margin(MARGINS_MM.head), bottom: margin(MARGINS_MM.foot) - 2 }
  return pageText(reader, page, { ...within, left: 0, right: reader.FPDF_GetPageWidthF(page) })
}

function kindOf(opening: string, { data }: Pixels): DrawnPage['kind'] {
  if (opening !== '') return 'text'
  const pixels = new Uint32Array(data.buffer, data.byteOffset, data.byteLength / BYTES_PER_PIXEL)
  return pixels.every(pixel => pixel === pixels[0]) ? 'empty' : 'picture'
}
