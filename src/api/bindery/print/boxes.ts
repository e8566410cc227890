import { PDFDocument } from '@cantoo/pdf-lib'
import { POINTS_PER_MM } from '../format.ts'
import type { PrintProfile } from './print-profile.ts'

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface PageBoxes {
  /** The page as it is delivered, bleed included. */
  readonly sheet: Box
  /** The page as it is cut. */
  readonly trim: Box
}

/** Cut size in points. */
type Size = Pick<Box, 'width' | 'height'>

/** Boxes in points of a page that is set with its bleed on all sides; `fold` says where a bleed is taken away. */
export function boxesOf({ bleedMm }: PrintProfile, trim: Size, fold?: 'left' | 'right'): PageBoxes {
  const bleed = bleedMm * POINTS_PER_MM
  return {
    sheet: {
      x: fold === 'left' ? bleed : 0,
      y: 0,
      width: trim.width + (fold === undefined ? 2 : 1) * bleed,
      height: trim.height + 2 * bleed,
    },
    trim: { x: bleed, y: bleed, width: trim.width, height: trim.height },
  }
}

/** Where a page of an interior is folded, where its bleed ends there; pages count from 0. */
export const foldOf = (
  { hasFoldBleed }: PrintProfile,
  index: number,
  isRightBound: boolean,
): 'left' | 'right' | undefined => {
  if (hasFoldBleed) return undefined
  return (index % 2 === 0) === isRightBound ? 'right' : 'left'
}

interface BoundFile {
  readonly profile: PrintProfile
  /** Whether a language is read from the right; undefined of a cover, which has no fold at its edge. */
  readonly isRightBound?: boolean
}

/** Adds `TrimBox` (the sheet less its bleed) and `BleedBox` (the sheet); all else stays, dates included. */
export async function withBoxes(pdf: Uint8Array, { profile, isRightBound }: BoundFile): Promise<Uint8Array> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false })
  const bleed = profile.bleedMm * POINTS_PER_MM
  for (const [index, page] of document.getPages().entries()) {
    const { width, height } = page.getSize()
    const fold = isRightBound === undefined ? undefined : foldOf(profile, index, isRightBound)
    const { sheet, trim } = boxesOf(profile, { width: width - 2 * bleed, height: height - 2 * bleed }, fold)
    if (fold !== undefined) page.setMediaBox(sheet.x, sheet.y, sheet.width, sheet.height)
    page.setBleedBox(sheet.x, sheet.y, sheet.width, sheet.height)
    page.setTrimBox(trim.x, trim.y, trim.width, trim.height)
  }
  return document.save()
}
