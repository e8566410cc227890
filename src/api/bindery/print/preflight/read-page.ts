import { decodePDFRawStream, PDFArray, PDFDict, PDFName, PDFNumber, type PDFPage, PDFRawStream } from '@cantoo/pdf-lib'
import { drawingsIn, joined, type Matrix, UPRIGHT } from './content.ts'

export interface PlacedPicture {
  readonly width: number
  readonly height: number
  /** On the page, in points. */
  readonly shownWidth: number
  readonly shownHeight: number
  readonly colours: string
}

export interface PageContents {
  readonly pictures: readonly PlacedPicture[]
  readonly missingFonts: readonly string[]
}

const name = (text: string): PDFName => PDFName.of(text)
export const textOf = (stream: PDFRawStream): string =>
  Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1')
const numberIn = (dict: PDFDict, key: string): number => dict.lookupMaybe(name(key), PDFNumber)?.asNumber() ?? 0

export function contentOf(page: PDFPage): string {
  const contents = page.node.Contents()
  const streams =
    contents instanceof PDFArray ? contents.asArray().map(part => page.doc.context.lookup(part)) : [contents]
  return streams.flatMap(stream => (stream instanceof PDFRawStream ? [textOf(stream)] : [])).join('\n')
}

function isEmbedded(font: PDFDict): boolean {
  if (font.lookupMaybe(name('Subtype'), PDFName) === name('Type3')) return true
  const within = font.lookupMaybe(name('DescendantFonts'), PDFArray)?.lookupMaybe(0, PDFDict) ?? font
  const descriptor = within.lookupMaybe(name('FontDescriptor'), PDFDict)
  return ['FontFile', 'FontFile2', 'FontFile3'].some(key => descriptor?.has(name(key)))
}

function missingIn(resources: PDFDict): string[] {
  const fonts = resources.lookupMaybe(name('Font'), PDFDict)
  return (fonts?.keys() ?? []).flatMap(key => {
    const font = fonts?.lookupMaybe(key, PDFDict)
    return font && !isEmbedded(font)
      ? [font.lookupMaybe(name('BaseFont'), PDFName)?.decodeText() ?? key.decodeText()]
      : []
  })
}

function coloursOf(dict: PDFDict): string {
  const space = dict.lookup(name('ColorSpace'))
  const base = space instanceof PDFArray ? space.lookup(0) : space
  if (!(base instanceof PDFName)) return 'unknown'
  if (base !== name('ICCBased') || !(space instanceof PDFArray)) return base.decodeText()
  const profile = space.lookup(1)
  return profile instanceof PDFRawStream && numberIn(profile.dict, 'N') === 4 ? 'DeviceCMYK' : 'DeviceRGB'
}

const pictureOf = (dict: PDFDict, [a, b, c, d]: Matrix): PlacedPicture => ({
  width: numberIn(dict, 'Width'),
  height: numberIn(dict, 'Height'),
  shownWidth: Math.hypot(a, b),
  shownHeight: Math.hypot(c, d),
  colours: coloursOf(dict),
})

function matrixOf(dict: PDFDict): Matrix {
  const numbers = dict.lookupMaybe(name('Matrix'), PDFArray)?.asArray() ?? []
  const values = numbers.map(one => (one instanceof PDFNumber ? one.asNumber() : 0))
  return values.length === UPRIGHT.length ? (values as unknown as Matrix) : UPRIGHT
}

/** Nested streams; more is an attack. */
const DEPTH_MAX = 12

function readStream(content: string, resources: PDFDict, start: Matrix, depth: number): PageContents {
  const objects = resources.lookupMaybe(name('XObject'), PDFDict)
  const pictures: PlacedPicture[] = []
  const missingFonts = missingIn(resources)
  for (const { name: drawn, matrix } of drawingsIn(content, start)) {
    const object = objects?.lookup(name(drawn))
    if (!(object instanceof PDFRawStream)) continue
    if (object.dict.lookupMaybe(name('Subtype'), PDFName) === name('Image'))
      pictures.push(pictureOf(object.dict, matrix))
    else if (depth < DEPTH_MAX) {
      const own = object.dict.lookupMaybe(name('Resources'), PDFDict) ?? resources
      const inner = readStream(textOf(object), own, joined(matrixOf(object.dict), matrix), depth + 1)
      pictures.push(...inner.pictures)
      missingFonts.push(...inner.missingFonts)
    }
  }
  return { pictures, missingFonts }
}

export function readPage(page: PDFPage): PageContents {
  const resources = page.node.Resources()
  if (!resources) return { pictures: [], missingFonts: [] }
  return readStream(contentOf(page), resources, UPRIGHT, 0)
}
