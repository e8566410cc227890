import { PDFDocument } from '@cantoo/pdf-lib'
import { BLEED_MM, POINTS_PER_MM } from '../format.ts'

/**
 * Tells the print house where each page is cut: `TrimBox` the bleed inside the sheet, `BleedBox` the sheet itself. All else
 * stays as it is, to the dates.
 */
export async function withBoxes(pdf: Uint8Array): Promise<Uint8Array> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false })
  const bleed = BLEED_MM * POINTS_PER_MM
  for (const page of document.getPages()) {
    const { width, height } = page.getSize()
    page.setBleedBox(0, 0, width, height)
    page.setTrimBox(bleed, bleed, width - 2 * bleed, height - 2 * bleed)
  }
  return document.save()
}
