import { PDFDocument, PDFHexString, PDFName, type PDFPage, PDFString } from '@cantoo/pdf-lib'
import { POINTS_PER_INCH, POINTS_PER_MM, PRINT_PPI } from '../../format.ts'
import { directionOf } from '../../language.ts'
import { type Box, boxesOf, foldOf } from '../boxes.ts'
import type { PrintProfile } from '../print-profile.ts'
import { pdfXFaults } from './check-pdf-x.ts'
import type { Finding } from './finding.ts'
import { type GlyphBox, glyphBoxes } from './glyph-boxes.ts'
import { type PageContents, type PlacedPicture, readPage } from './read-page.ts'

/** Boxes are compared to a quarter of a millimetre, as print houses do. */
const TOLERANCE_POINTS = 0.25 * POINTS_PER_MM
const PPI_TOLERANCE = 0.995

export interface Sheet {
  readonly file: Finding['file']
  /** Cut sheet, in mm. */
  readonly trim: { readonly width: number; readonly height: number }
  readonly profile: PrintProfile
}

type Found = Pick<Finding, 'code' | 'detail'>

const near = (one: number, other: number): boolean => Math.abs(one - other) <= TOLERANCE_POINTS
const isSame = (one: Box, other: Box): boolean =>
  near(one.x, other.x) && near(one.y, other.y) && near(one.width, other.width) && near(one.height, other.height)
const inMm = ({ width, height }: Pick<Box, 'width' | 'height'>): string =>
  `${(width / POINTS_PER_MM).toFixed(1)} x ${(height / POINTS_PER_MM).toFixed(1)} mm`

function boxFindings(page: PDFPage, { trim, profile }: Sheet, fold: 'left' | 'right' | undefined): Found[] {
  const size = { width: trim.width * POINTS_PER_MM, height: trim.height * POINTS_PER_MM }
  const { sheet, trim: cut } = boxesOf(profile, size, fold)
  const found: Found[] = []
  if (!isSame(page.getMediaBox(), sheet))
    found.push({ code: 'wrong-page-size', detail: `${inMm(page.getMediaBox())}, not ${inMm(sheet)}` })
  if (!page.node.has(PDFName.of('TrimBox'))) found.push({ code: 'no-trim-box', detail: 'the cut is not marked' })
  else if (!isSame(page.getTrimBox(), cut))
    found.push({ code: 'wrong-trim-box', detail: `${inMm(page.getTrimBox())}, not ${inMm(cut)} in the middle` })
  if (!isSame(page.getBleedBox(), sheet))
    found.push({ code: 'wrong-bleed-box', detail: `${inMm(page.getBleedBox())}, not ${inMm(sheet)}` })
  return found
}

const ppiOf = ({ width, height, shownWidth, shownHeight }: PlacedPicture): number =>
  Math.min(width / shownWidth, height / shownHeight) * POINTS_PER_INCH

function contentFindings({ pictures, missingFonts }: PageContents): Found[] {
  const coarse = pictures.map(ppiOf).filter(ppi => ppi < PRINT_PPI * PPI_TOLERANCE)
  return [
    ...missingFonts.map((font): Found => ({ code: 'font-not-embedded', detail: font })),
    ...coarse.map((ppi): Found => ({ code: 'low-resolution', detail: `${Math.round(ppi)} ppi, not ${PRINT_PPI}` })),
    ...(pictures.some(({ colours }) => /RGB/.test(colours))
      ? [{ code: 'rgb-pictures' as const, detail: 'the print house separates the colours' }]
      : []),
  ]
}

/** The least distance between ink and cut, in points; negative beyond the cut. */
function leastDistance(boxes: readonly GlyphBox[], { trim, profile }: Sheet): number {
  const bleed = profile.bleedMm * POINTS_PER_MM
  const [right, top] = [bleed + trim.width * POINTS_PER_MM, bleed + trim.height * POINTS_PER_MM]
  return boxes.reduce(
    (least, box) => Math.min(least, box.left - bleed, right - box.right, box.bottom - bleed, top - box.top),
    Infinity,
  )
}

function inkFindings(pages: readonly (readonly GlyphBox[])[], sheet: Sheet): Finding[] {
  return pages.flatMap((boxes, index): Finding[] => {
    const distance = leastDistance(boxes, sheet) / POINTS_PER_MM
    const { safeMm } = sheet.profile
    if (distance >= safeMm) return []
    const detail = `text ${distance.toFixed(1)} mm from the cut, not ${safeMm} mm`
    return [{ code: 'outside-safe-area', file: sheet.file, page: index + 1, detail }]
  })
}

/** What stands on a page. */
export interface PageInk {
  readonly boxes: readonly GlyphBox[]
  readonly hasPicture: boolean
}

export interface CheckedFile {
  readonly findings: readonly Finding[]
  readonly pageCount: number
  readonly pages: readonly PageInk[]
  /** BCP 47, as the file says. */
  readonly language: string
}

const failed = (file: Sheet['file'], code: Finding['code'], detail: string): CheckedFile => ({
  findings: [{ code, file, detail }],
  pageCount: 0,
  pages: [],
  language: 'und',
})

const languageOf = ({ catalog }: PDFDocument): string => {
  const language = catalog.lookup(PDFName.of('Lang'))
  return language instanceof PDFString || language instanceof PDFHexString ? language.decodeText() : 'und'
}

export async function checkFile(pdf: Uint8Array, sheet: Sheet): Promise<CheckedFile> {
  const { file } = sheet
  let document: PDFDocument
  try {
    document = await PDFDocument.load(pdf, { updateMetadata: false, ignoreEncryption: true })
  } catch (error) {
    return failed(file, 'unreadable', error instanceof Error ? error.name : 'not a PDF')
  }
  if (document.isEncrypted) return failed(file, 'encrypted', 'cannot be opened')
  const contents = document.getPages().map(page => ({ page, ...readPage(page) }))
  const language = languageOf(document)
  const isRightBound = directionOf(language) === 'rtl'
  const findings = contents.flatMap(({ page, ...content }, index) => {
    const fold = file === 'interior' ? foldOf(sheet.profile, index, isRightBound) : undefined
    return [...boxFindings(page, sheet, fold), ...contentFindings(content)].map(found => ({
      ...found,
      file,
      page: index + 1,
    }))
  })
  const broken = sheet.profile.colours === 'cmyk' ? pdfXFaults(document) : []
  const glyphs = await glyphBoxes(pdf)
  return {
    findings: [
      ...findings,
      ...broken.map((detail): Finding => ({ code: 'not-pdf-x', file, detail })),
      ...inkFindings(glyphs, sheet),
    ],
    pageCount: contents.length,
    pages: contents.map(({ pictures }, index) => ({ boxes: glyphs[index] ?? [], hasPicture: pictures.length > 0 })),
    language,
  }
}
