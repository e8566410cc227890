import { type PDFDict, PDFDocument, PDFHeader, PDFName, PDFRawStream } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBindery } from '../../../src/api/bindery/bindery.ts'
import { readyPicture } from '../../../src/api/bindery/pictures/ready-picture.ts'
import { pdfXFaults } from '../../../src/api/bindery/print/preflight/check-pdf-x.ts'
import { operationsIn } from '../../../src/api/bindery/print/preflight/content.ts'
import { isRefusal } from '../../../src/api/bindery/print/preflight/finding.ts'
import { glyphBoxes } from '../../../src/api/bindery/print/preflight/glyph-boxes.ts'
import { contentOf } from '../../../src/api/bindery/print/preflight/read-page.ts'
import type { PrintFiles } from '../../../src/api/bindery/print/print-files.ts'
import { PRINT_PROFILES, spineOf } from '../../../src/api/bindery/print/print-profile.ts'
import { wrapSetting } from '../../../src/api/bindery/print/wrap-setting.ts'
import { openTypesetter } from '../../../src/api/bindery/typeset/typesetter.ts'
import type { PrintProfileName } from '../../../src/contract/print-profile.ts'
import { rasterise } from '../../helpers/rasterise.ts'
import { exampleBook, exampleChapter, pictureOf, SIGNAL } from './example-book.ts'

const POINTS_PER_MM = 72 / 25.4
const FRONT = { width: 1571, height: 2471 }
const LONG = Array.from({ length: 22 }, () => exampleChapter().paragraphs[0] ?? '')

const typesetter = openTypesetter()
const binderies = new Map<PrintProfileName, ReturnType<typeof openBindery>>()
afterAll(async () => {
  for (const bindery of binderies.values()) await bindery.close()
  await typesetter.close()
})

/** White on its left half, black on its right one. */
async function halves() {
  const { width, height } = FRONT
  const black = { create: { width: Math.round(width / 2), height, channels: 3, background: '#000' } } as const
  const right = await sharp(black).png().toBuffer()
  const bytes = await sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .composite([{ input: right, left: width - black.create.width, top: 0 }])
    .jpeg()
    .toBuffer()
  return { bytes: new Uint8Array(bytes), alt: 'Half white' }
}

async function printed(name: PrintProfileName): Promise<PrintFiles> {
  const bindery = binderies.get(name) ?? openBindery({ profile: PRINT_PROFILES[name] })
  binderies.set(name, bindery)
  const picture = await halves()
  const chapters = ['One', 'Two'].map(title => exampleChapter({ title, paragraphs: LONG, picture }))
  return bindery.print(await bindery.prepare(await exampleBook({ chapters }), SIGNAL), picture, SIGNAL)
}

/** A cover for so many pages. */
async function cover(name: PrintProfileName, pageCount: number, changes: Parameters<typeof exampleBook>[0] = {}) {
  const profile = PRINT_PROFILES[name]
  const bindery = binderies.get(name) ?? openBindery({ profile })
  binderies.set(name, bindery)
  const book = await bindery.prepare(await exampleBook(changes), SIGNAL)
  const front = await readyPicture(await pictureOf(FRONT.width, FRONT.height), 'The front')
  const { pdf } = await typesetter.set(await wrapSetting(book, front, { profile, pageCount }), SIGNAL)
  const [boxes = []] = await glyphBoxes(pdf)
  return boxes
}

const loaded = (pdf: Uint8Array) => PDFDocument.load(pdf, { updateMetadata: false })

describe('Files for each print house', () => {
  it.each(['plain', 'kdp', 'pdf-x-4'] as const)('pass its preflight: %s', async name => {
    const { findings, pageCount } = await printed(name)
    expect(findings.filter(isRefusal)).toEqual([])
    expect(pageCount).toBeGreaterThanOrEqual(24)
  })

  it('have no bleed in the fold where the house wants none, whichever side that is', async () => {
    const bleed = 3.175 * POINTS_PER_MM
    const pages = (await loaded((await printed('kdp')).interior)).getPages()
    for (const [index, page] of pages.entries()) {
      const { x, y, width, height } = page.getMediaBox()
      expect([width, height].map(points => Math.round((points / 72) * 1000) / 1000)).toEqual([5.125, 8.25])
      expect(y).toBe(0)
      expect(x).toBeCloseTo(index % 2 === 0 ? bleed : 0, 2)
      expect(page.getTrimBox().x).toBeCloseTo(bleed, 2)
    }
  })

  it.each(['kdp', 'pdf-x-4'] as const)('are shown as they are cut, before they are ordered: %s', async name => {
    const files = await printed(name)
    const drawn = (await binderies.get(name)?.drawProof(files, SIGNAL)) ?? []
    expect(drawn.length).toBe(files.pageCount + 1)
    for (const { number, webp } of drawn) {
      const { width = 0, height = 0 } = await sharp(webp).metadata()
      const across = number === 0 ? 254 + spineOf(PRINT_PROFILES[name], files.pageCount) : 127
      expect([number, Math.abs(width / height - across / 203.2) < 0.003]).toEqual([number, true])
    }
  })

  it('are refused by a house with other rules', async () => {
    const { preflight } = await import('../../../src/api/bindery/print/preflight/preflight.ts')
    const { interior, cover: around } = await printed('plain')
    const codes = async (name: PrintProfileName) =>
      new Set((await preflight(interior, around, PRINT_PROFILES[name])).filter(isRefusal).map(({ code }) => code))
    expect(await codes('kdp')).toContain('wrong-page-size')
    expect(await codes('pdf-x-4')).toEqual(new Set(['not-pdf-x']))
  })
})

describe('The spine', () => {
  it.each(['plain', 'kdp', 'pdf-x-4'] as const)('has a title from the thickness that allows one: %s', async name => {
    const profile = PRINT_PROFILES[name]
    const from = Math.ceil(profile.spineTitleFromMm / profile.paperMm - 1e-9)
    const left = (profile.bleedMm + 127) * POINTS_PER_MM
    const onSpine = async (pages: number) => {
      const right = left + spineOf(profile, pages) * POINTS_PER_MM
      return (await cover(name, pages)).filter(box => box.left > left && box.right < right)
    }
    expect(await onSpine(from - 1)).toEqual([])
    const letters = await onSpine(from)
    expect(letters.length).toBeGreaterThan(10)
    const edge = profile.spineMarginMm * POINTS_PER_MM
    const right = left + spineOf(profile, from) * POINTS_PER_MM
    expect(Math.min(...letters.map(box => box.left)) - left).toBeGreaterThanOrEqual(edge)
    expect(right - Math.max(...letters.map(box => box.right))).toBeGreaterThanOrEqual(edge)
  })
})

describe('The back of the cover', () => {
  const words = {
    teaser: 'A step too many, and nobody knows why. '.repeat(12),
    dedication: 'For Mila, always. '.repeat(12),
  }

  it('leaves the field of the bar code free where the house prints one', async () => {
    const { bleedMm, barcode } = PRINT_PROFILES.kdp
    const right = (bleedMm + 127 - (barcode?.margin ?? 0)) * POINTS_PER_MM
    const left = right - (barcode?.width ?? 0) * POINTS_PER_MM
    const top = (bleedMm + (barcode?.margin ?? 0) + (barcode?.height ?? 0)) * POINTS_PER_MM
    const inField = (await cover('kdp', 30, words)).filter(
      box => box.right > left && box.left < right && box.bottom < top,
    )
    expect(inField).toEqual([])
  })

  it('centres who made the book where there is no such field', async () => {
    const middle = (3 + 127 / 2) * POINTS_PER_MM
    const foot = (await cover('plain', 30)).filter(box => box.top < 25 * POINTS_PER_MM && box.right < 2 * middle)
    const [left, right] = [Math.min(...foot.map(box => box.left)), Math.max(...foot.map(box => box.right))]
    expect(Math.abs((left + right) / 2 - middle)).toBeLessThan(1)
  })
})

describe('Files as PDF/X-4', () => {
  let files: PrintFiles
  beforeAll(async () => {
    files = await printed('pdf-x-4')
  })

  it('keep every rule of it', async () => {
    for (const file of [files.interior, files.cover]) expect(pdfXFaults(await loaded(file))).toEqual([])
  })

  it('have their text in black alone', async () => {
    const pages = (await loaded(files.interior)).getPages()
    const operations = pages.flatMap(page => Array.from(operationsIn(contentOf(page))))
    const inks = operations
      .filter(({ operator }) => operator === 'k')
      .map(({ operands }) => operands.slice(-4).map(Number))
    expect(inks.filter(([c, m, y]) => c !== 0 || m !== 0 || y !== 0)).toEqual([])
    expect(inks.filter(([, , , black]) => black === 1).length).toBeGreaterThan(100)
    expect(operations.filter(({ operator }) => ['g', 'rg', 'cs', 'scn', 'sc'].includes(operator))).toEqual([])
  })

  it('have pictures of four inks, light where they were light and dark where they were dark', async () => {
    const document = await loaded(files.interior)
    const pictures = document.context
      .enumerateIndirectObjects()
      .flatMap(([, object]) => (object instanceof PDFRawStream ? [object.dict] : []))
      .filter(dict => dict.get(PDFName.of('Subtype')) === PDFName.of('Image'))
    expect(pictures.map(dict => String(dict.get(PDFName.of('ColorSpace'))))).toEqual(['/DeviceCMYK'])
    const pages = await rasterise(files.interior, 0.5)
    const plate = pages.find(
      ({ width, height, isInked }) => isInked(width - 12, 12) && isInked(width - 12, height - 12),
    )
    expect(plate).toBeDefined()
    const row = Math.round((plate?.height ?? 0) / 2)
    expect([plate?.isInked(12, row), plate?.isInked((plate?.width ?? 0) - 12, row)]).toEqual([false, true])
  })

  it('use no more ink than paper takes', async () => {
    const { inkedPicture } = await import('../../../src/api/bindery/print/colour/inks.ts')
    const bright = ['#000', '#00f', '#100018', '#2a0a3a', '#031'].map(background => ({
      create: { width: 16, height: 16, channels: 3 as const, background },
    }))
    for (const one of bright) {
      const jpeg = await inkedPicture(new Uint8Array(await sharp(one).jpeg({ quality: 100 }).toBuffer()))
      const { channels } = await sharp(jpeg).stats()
      const total = channels.reduce((sum, { mean }) => sum + (mean / 255) * 100, 0)
      expect(channels.length).toBe(4)
      expect(total).toBeLessThanOrEqual(305)
    }
  })

  type Change = (document: PDFDocument) => unknown
  const infoOf = ({ context }: PDFDocument) => context.lookup(context.trailerInfo.Info) as PDFDict
  const metadata =
    (change: (words: string) => string): Change =>
    ({ catalog, context }) => {
      const before = catalog.lookup(PDFName.of('Metadata')) as PDFRawStream
      const words = change(Buffer.from(before.contents).toString())
      catalog.set(PDFName.of('Metadata'), context.register(context.stream(Buffer.from(words))))
    }
  const BREAKS: Readonly<Record<string, Change>> = {
    'a version after PDF 1.6': ({ context }) => {
      context.header = PDFHeader.forVersion(1, 7)
    },
    'no identifier': ({ context }) => {
      delete context.trailerInfo.ID
    },
    'nothing about trapping': document => infoOf(document).delete(PDFName.of('Trapped')),
    'another name in its metadata': metadata(words => words.replace('>PDF/X-4<', '>PDF/X-3<')),
    'no date of its metadata': metadata(words => words.replace(/<xmp:MetadataDate>[^<]*/, '<xmp:MetadataDate>')),
    'no printing condition': ({ catalog }) => catalog.delete(PDFName.of('OutputIntents')),
    'two printing conditions': ({ catalog }) => {
      const intents = catalog.lookup(PDFName.of('OutputIntents')) as never as {
        get(at: number): never
        push(one: never): void
      }
      intents.push(intents.get(0))
    },
    'another profile than of inks': ({ context }) => {
      for (const [reference, object] of context.enumerateIndirectObjects())
        if (object instanceof PDFRawStream && String(object.dict.get(PDFName.of('N'))) === '4')
          context.assign(reference, context.stream(Buffer.alloc(200), { N: 4 }))
    },
    'a page without its cut': document => document.getPage(2).node.delete(PDFName.of('TrimBox')),
    'a cut outside the bleed': document => document.getPage(2).setTrimBox(0, 0, 900, 900),
    'a link on a page': document =>
      document
        .getPage(3)
        .node.set(PDFName.of('Annots'), document.context.obj([document.context.obj({ Subtype: 'Link' })])),
    'a script': ({ catalog, context }) => catalog.set(PDFName.of('OpenAction'), context.obj({ S: 'JavaScript' })),
    layers: ({ catalog, context }) => catalog.set(PDFName.of('OCProperties'), context.obj({})),
    'a colour of light': document => document.getPage(4).drawRectangle({ x: 90, y: 90, width: 9, height: 9 }),
    'a picture of light': async document => {
      const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#f00' } })
        .png()
        .toBuffer()
      document.getPage(4).drawImage(await document.embedPng(png))
    },
    'a curve that changes its tones': document =>
      document.context.register(document.context.obj({ Type: 'ExtGState', TR: 'Identity' })),
  }

  it.each(Object.keys(BREAKS))('are refused with %s', async name => {
    const document = await loaded(files.interior)
    await BREAKS[name]?.(document)
    // What is drawn is written with the file.
    const written = await loaded(await document.save())
    expect([...pdfXFaults(document), ...pdfXFaults(written)]).not.toEqual([])
  })
})
