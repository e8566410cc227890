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
import { NAUGHTY_STRINGS } from '../illustrator/type/naughty-strings.ts'
import { exampleBook, exampleChapter, pictureOf, SIGNAL } from './example-book.ts'

const corpus = openCorpus(import.meta.filename)
const bindery = openBindery()
afterAll(bindery.close)

const POINTS_PER_MM = 72 / 25.4
/** Bleed and safe area: nothing of the text may stand nearer to the edge of the sheet. */
const EDGE = (3 + 3.2) * POINTS_PER_MM
/** From line to line of a title page, in points. */
const LINE = 39
const LONG = [
  'Maximiliana-Konstantinopolina von Hohenzollern-Sigmaringens and the Drip',
  'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen',
  'L’ours qui ne jouait plus',
  'ليلى und das wache Haus',
  'Wort '.repeat(60),
  'x'.repeat(300),
  'น้ำฝน กับบ้านที่ไม่ยอมหลับ',
  'a-b-'.repeat(90),
  '﷽ԼուսինŒÆßẞÞÐŁ\\u0041\\n',
]
const NAUGHTY = NAUGHTY_STRINGS.filter(text => text.trim() !== '')
const TITLES = [...LONG, ...NAUGHTY.filter((_, index) => index % Math.ceil(NAUGHTY.length / 192) === 0)]

async function printed(title: string) {
  const chapters = [exampleChapter({ title }), exampleChapter()]
  const ready = await bindery.prepare(await exampleBook({ title, teaser: title, dedication: title, chapters }), SIGNAL)
  return bindery.print(ready, await pictureOf(1571, 2471), SIGNAL)
}

/** A book in letters without a face is refused as a whole. */
function unsettable(error: unknown): Pick<PrintFiles, 'findings'> {
  if (error instanceof UnsettableError) return { findings: [] }
  throw error
}

describe('A printed title', () => {
  it('stands within the safe area, whatever it is', async () => {
    const outside: string[] = []
    for (const title of corpus.cases(TITLES, 24, 12)) {
      const { findings } = await printed(title.slice(0, 300)).catch(unsettable)
      outside.push(
        ...findings
          .filter(({ code }) => code === 'outside-safe-area')
          .map(({ code, file, page }) => `${code} ${file} ${page}: ${title}`),
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

describe('The preflight', () => {
  it('finds the ink that a raster of the pages shows, and no less', async () => {
    for (const title of LONG)
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
