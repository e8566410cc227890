import sharp, { type Region } from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBindery } from '../../../src/api/bindery/bindery.ts'
import { readyBook } from '../../../src/api/bindery/pictures/ready-book.ts'
import type { BookPreview } from '../../../src/api/bindery/print/preview-book.ts'
import { bookSetting } from '../../../src/api/bindery/typeset/book-setting.ts'
import { previewPages } from '../../../src/api/bindery/typeset/compiler.ts'
import { itemAt } from '../../../src/lib/item-at.ts'
import { processorMs } from '../../helpers/processor-time.ts'
import { exampleBook, exampleChapter, pictureOf, SIGNAL } from './example-book.ts'

const PAGE_BYTES_MAX = 60_000
/** Of one page, the share of setting the book included. */
const PAGE_MS_MAX = 40
const FRONT = { width: 1571, height: 2471 }
const LONG = Array.from(
  { length: 24 },
  (_, index) => `Paragraph ${index}: Mila counted the steps, and every evening they were right.`,
)

const bindery = openBindery()
const bookOf = async (plate: boolean) => {
  const picture = plate ? await pictureOf(FRONT.width, FRONT.height) : await pictureOf(600, 800)
  const chapters = [
    exampleChapter({ picture, paragraphs: LONG }),
    exampleChapter({ title: 'Upstairs', paragraphs: LONG }),
  ]
  return readyBook(await exampleBook({ chapters }), SIGNAL)
}
let preview: BookPreview
beforeAll(async () => {
  preview = await bindery.preview(await bookOf(false), SIGNAL)
})
afterAll(bindery.close)

/** How dark a part of a page is: 0 is white paper. */
async function ink(webp: Uint8Array, part?: Region): Promise<number> {
  const image = sharp(part ? await sharp(webp).extract(part).toBuffer() : webp)
  const { channels } = await image.greyscale().stats()
  return 255 - (channels[0]?.mean ?? 255)
}

describe('The preview of a book', () => {
  it('has the cover and the first pages in their order, each saying what it is', () => {
    const kinds = preview.pages.map(({ kind }) => kind)
    expect(preview.pages.map(({ number }) => number)).toEqual(kinds.map((_, index) => index))
    expect(kinds.slice(0, 9)).toEqual([
      ...['cover', 'title', 'about', 'dedication', 'text', 'contents', 'text', 'chapter', 'text'],
    ])
    expect(kinds).toHaveLength(12)
  })

  it('has as many pages as the book that is printed', async () => {
    const book = await bookOf(false)
    const printed = await bindery.print(book, await pictureOf(FRONT.width, FRONT.height), SIGNAL)
    expect(preview.pageCount).toBe(printed.pageCount)
  })

  it('is small pictures, with print on the pages that have some and none on the others', async () => {
    for (const { kind, number, webp } of preview.pages) {
      expect(webp.byteLength).toBeLessThanOrEqual(PAGE_BYTES_MAX)
      expect(await sharp(webp).metadata()).toMatchObject({ format: 'webp', width: 600, height: 960 })
      if (kind === 'text' && number < 7) expect(await ink(webp)).toBeLessThan(0.02)
      else expect(await ink(webp)).toBeGreaterThan(0.1)
    }
    // What is set on a page stands within its margins: no page is a part of another.
    const text = itemAt(preview.pages, 8)
    expect(text.kind).toBe('text')
    expect(await ink(text.webp, { left: 0, top: 0, width: 600, height: 36 })).toBeLessThan(0.02)
    expect(await ink(text.webp, { left: 0, top: 930, width: 600, height: 30 })).toBeLessThan(0.02)
  })

  it('shows a picture that fills its page up to the cut', async () => {
    const { pages } = await bindery.preview(await bookOf(true), SIGNAL)
    const plate = pages.find(({ kind }) => kind === 'picture')
    if (!plate) throw new Error('no page is a picture')
    for (const corner of [
      { left: 0, top: 0 },
      { left: 590, top: 950 },
    ])
      expect(await ink(plate.webp, { ...corner, width: 10, height: 10 })).toBeGreaterThan(150)
  })

  it('takes little of a processor for each page', async () => {
    const setting = bookSetting(await bookOf(false), { isPrint: true, isPreview: true })
    previewPages({ ...setting, drawn: 1 })
    const ms = processorMs(() => previewPages({ ...setting, drawn: 11 }))
    console.info(`ms of a processor for a page of a preview: ${(ms / 11).toFixed(0)}`)
    expect(ms / 11).toBeLessThanOrEqual(PAGE_MS_MAX)
  })
})
