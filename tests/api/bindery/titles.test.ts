import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib'
import { afterAll, describe, expect, it } from 'vitest'
import { openBindery } from '../../../src/api/bindery/bindery.ts'
import { glyphBoxes } from '../../../src/api/bindery/print/preflight/glyph-boxes.ts'
import { preflight } from '../../../src/api/bindery/print/preflight/preflight.ts'
import type { PrintFiles } from '../../../src/api/bindery/print/print-files.ts'
import { PRINT_PROFILES } from '../../../src/api/bindery/print/print-profile.ts'
import { bookData } from '../../../src/api/bindery/typeset/book-data.ts'
import { UnsettableError } from '../../../src/api/bindery/typeset/unsettable-error.ts'
import { openCorpus } from '../../helpers/corpus.ts'
import { type RasterPage, rasterise } from '../../helpers/rasterise.ts'
import { exampleBook, exampleChapter, pictureOf, SIGNAL } from './example-book.ts'
import { LONG_TITLES, TITLES } from './naughty-titles.ts'

const corpus = openCorpus(import.meta.filename)
const bindery = openBindery()
afterAll(bindery.close)

const POINTS_PER_MM = 72 / 25.4
/** Bleed and safe area: nothing of the text may stand nearer to the edge of the sheet. */
const EDGE = (3 + 3.2) * POINTS_PER_MM
/** From line to line of a title page, in points. */
const LINE = 39
async function printed(title: string) {
  const chapters = [exampleChapter({ title }), exampleChapter()]
  const ready = await bindery.prepare(await exampleBook({ title, teaser: title, dedication: title, chapters }), SIGNAL)
  return bindery.print(ready, await pictureOf(1571, 2471), SIGNAL)
}

/** A book in letters without a face is refused as a whole. */
function unsettable(error: unknown): undefined {
  if (error instanceof UnsettableError) return undefined
  throw error
}

async function coverPage({ cover }: PrintFiles): Promise<RasterPage> {
  const [page] = await rasterise(cover, 1)
  if (!page) throw new Error('the cover has no page')
  return page
}

/** Whether a cover differs from another along the edges of its back, where nothing but paper may be. */
function isBeyondBack(one: RasterPage, other: RasterPage): boolean {
  const edge = Math.floor(EDGE)
  const back = Math.floor((3 + 127) * POINTS_PER_MM)
  for (let y = 0; y < one.height; y += 1)
    for (let x = 0; x < back; x += 1) {
      const isEdge = x < edge || y < edge || y >= one.height - edge
      if (isEdge && one.colour(x, y) !== other.colour(x, y)) return true
    }
  return false
}

describe('A printed title', () => {
  it('stands within the safe area of every page and of the back, by the preflight and by a raster, whatever it is', async () => {
    const plain = await coverPage(await printed('A'))
    const outside: string[] = []
    for (const title of corpus.cases(TITLES, 24, 12)) {
      const files = await printed(title).catch(unsettable)
      if (!files) continue
      const found = files.findings.filter(({ code }) => code === 'outside-safe-area')
      const inside = pagesBeyond(await rasterise(files.interior, 1), 1)
      outside.push(
        ...found.map(({ file, page }) => `the preflight, ${file} ${page}: ${title}`),
        ...inside.map(page => `the raster, page ${page}: ${title}`),
        ...(isBeyondBack(await coverPage(files), plain) ? [`the raster, cover: ${title}`] : []),
      )
    }
    expect(outside).toEqual([])
  })

  it('is broken into lines of about one length', async () => {
    const { interior } = await printed('Une heure d’immobilité dans la neige')
    const [boxes = []] = await glyphBoxes(interior)
    const title = boxes.filter(({ bottom, top }) => bottom > 300 && top - bottom > 15)
    const lines = Map.groupBy(title, ({ bottom }) => Math.round(bottom / LINE))
    const widths = [...lines.values()].map(
      line => Math.max(...line.map(({ right }) => right)) - Math.min(...line.map(({ left }) => left)),
    )
    expect(widths.length).toBeGreaterThan(1)
    expect(Math.min(...widths) / Math.max(...widths)).toBeGreaterThan(0.6)
  })
})

/** Pages with ink nearer to the edge of the sheet than bleed and safe area allow. */
function pagesBeyond(pages: readonly RasterPage[], scale: number): number[] {
  const edge = Math.floor(EDGE * scale)
  return pages.flatMap(({ width, height, isInked }, index) => {
    for (let y = 0; y < height; y += 1)
      for (let x = 0; x < width; x += 1) {
        const isEdge = x < edge || y < edge || x >= width - edge || y >= height - edge
        if (isEdge && isInked(x, y)) return [index + 1]
      }
    return []
  })
}

describe('A name', () => {
  it('has the apostrophes of print in every format', async () => {
    const book = await exampleBook({
      title: "Zoë d'Aubigné",
      chapters: [exampleChapter({ paragraphs: ["d'Aubigné"] })],
    })
    const data = JSON.stringify(bookData(await bindery.prepare(book, SIGNAL), { isPrint: false }))
    expect(data).toContain('Zoë d’Aubigné')
    expect(data).not.toContain("d'Aubigné")
  })
})

describe('The raster', () => {
  it('finds a line on the edge of the back, and none where there is none', async () => {
    const files = await printed('Mila')
    const document = await PDFDocument.load(files.cover)
    const font = await document.embedFont(StandardFonts.Helvetica)
    document.getPage(0).drawText('and on, and on', { font, x: 12, y: 300, size: 9 })
    const changed = await coverPage({ ...files, cover: await document.save() })
    const plain = await coverPage(files)
    expect([isBeyondBack(changed, plain), isBeyondBack(plain, plain)]).toEqual([true, false])
  })
})

describe('The preflight', () => {
  it('finds the ink that a raster of the pages shows, and no less', async () => {
    for (const title of LONG_TITLES)
      expect([title, pagesBeyond(await rasterise((await printed(title)).interior, 1), 1)]).toEqual([title, []])
  })

  it('refuses a line that runs over the edge, on the page where it stands', async () => {
    const { interior, cover } = await printed('Mila')
    const document = await PDFDocument.load(interior)
    const font = await document.embedFont(StandardFonts.Helvetica)
    document.getPage(6).drawText('and on, and on, and on', { font, x: 330, y: 200 })
    const found = await preflight(await document.save(), cover, PRINT_PROFILES.plain)
    expect(found.filter(({ code }) => code === 'outside-safe-area').map(({ file, page }) => [file, page])).toEqual([
      ['interior', 7],
    ])
  })
})
