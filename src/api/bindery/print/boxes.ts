import { PDFDocument } from '@cantoo/pdf-lib'
import { BLEED_MM, POINTS_PER_MM } from '../format.ts'

/** Adds `TrimBox` (the sheet less its bleed) and `BleedBox` (the sheet); all else stays, dates included. */
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
