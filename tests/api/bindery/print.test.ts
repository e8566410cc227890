import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBindery } from '../../../src/api/bindery/bindery.ts'
import { isRefusal } from '../../../src/api/bindery/print/preflight/finding.ts'
import { glyphBoxes } from '../../../src/api/bindery/print/preflight/glyph-boxes.ts'
import { preflight } from '../../../src/api/bindery/print/preflight/preflight.ts'
import type { PrintFiles } from '../../../src/api/bindery/print/print-files.ts'
import { PRINT_PROFILES } from '../../../src/api/bindery/print/print-profile.ts'
import { exampleBook, exampleChapter, pictureOf, SIGNAL } from './example-book.ts'

const POINTS_PER_MM = 72 / 25.4
const FRONT = { width: 1571, height: 2471 }
/** As many words as a paperback needs, in two chapters. */
const LONG = Array.from({ length: 20 }, () => exampleChapter().paragraphs[0] ?? '')
const bindery = openBindery()
let files: PrintFiles

beforeAll(async () => {
  const plate = await pictureOf(FRONT.width, FRONT.height)
  const chapters = [
    exampleChapter({ paragraphs: LONG, picture: await pictureOf(600, 800) }),
    exampleChapter({ paragraphs: LONG, picture: plate }),
  ]
  const ready = await bindery.prepare(await exampleBook({ chapters }), SIGNAL)
  files = await bindery.print(ready, await pictureOf(FRONT.width, FRONT.height), SIGNAL)
})
afterAll(bindery.close)

async function changed(pdf: Uint8Array, change: (document: PDFDocument) => unknown): Promise<Uint8Array> {
  const document = await PDFDocument.load(pdf)
  await change(document)
  return document.save()
}
const codes = async (interior: Uint8Array, cover = files.cover) =>
  Array.from(
    new Set((await preflight(interior, cover, PRINT_PROFILES.plain)).filter(isRefusal).map(({ code }) => code)),
  )

describe('Print files', () => {
  it('pass the preflight: the type of a short story grows until it fills the thinnest book', () => {
    expect(files.findings.filter(isRefusal)).toEqual([])
    expect(files.pageCount).toBe(24)
  })

  it('can be leafed through: cover and pages are drawn from them, at their place and in their colours', async () => {
    const drawn = await bindery.drawProof(files, SIGNAL)
    expect(drawn.map(({ number }) => number)).toEqual(Array.from({ length: 25 }, (_, number) => number))
    expect(drawn[0]).toMatchObject({ kind: 'cover', opening: '' })
    const sizes = await Promise.all(drawn.map(({ webp }) => sharp(webp).metadata()))
    expect(new Set(sizes.slice(1).map(({ width, height }) => `${width} x ${height}`))).toEqual(new Set(['600 x 960']))
    expect(sizes[0]?.width).toBeCloseTo(960 * ((2 * 127 + 24 * 0.0635) / 203.2), -1)
    const plate = drawn.filter(({ kind }) => kind === 'picture')
    expect(plate).toHaveLength(1)
    const { channels } = await sharp(plate[0]?.webp).stats()
    const plain = [0x1b, 0x2a, 0x4a]
    expect(channels.every(({ mean }, at) => Math.abs(mean - (plain[at] ?? 0)) < 8)).toBe(true)
    // As they are spoken: the large initial is a part of its word.
    expect(drawn.map(page => page.opening)).toContain('Chapter 1 The warm step There were seventeen steps in the house')
  })

  it('are drawn where their ink is', async () => {
    const drawn = await bindery.drawProof(files, SIGNAL)
    const boxes = await glyphBoxes(files.interior)
    const letters = boxes.map(({ length }) => length)
    const number = letters.indexOf(Math.max(...letters)) + 1
    const page = boxes[number - 1] ?? []
    const px = 960 / (203.2 * POINTS_PER_MM)
    const cut = 3 * POINTS_PER_MM
    const left = (Math.min(...page.map(box => box.left)) - cut) * px
    const foot = 960 - (Math.min(...page.map(box => box.bottom)) - cut) * px
    const { info } = await sharp(drawn[number]?.webp).trim({ threshold: 60 }).toBuffer({ resolveWithObject: true })
    expect(-(info.trimOffsetLeft ?? 0)).toBeGreaterThan(left - 4)
    expect(-(info.trimOffsetLeft ?? 0)).toBeLessThan(left + 4)
    expect(Math.abs(info.height - (info.trimOffsetTop ?? 0) - foot)).toBeLessThan(5)
  })

  it('have no page without ink but those that every book has', async () => {
    const boxes = await glyphBoxes(files.interior)
    const empty = boxes.flatMap((page, index) => (page.length === 0 ? [index + 1] : []))
    // Behind the dedication and the contents, the plate, and the last leaf.
    expect(empty.length).toBeLessThanOrEqual(4)
  })

  it('are refused where the story is too short for the thinnest book', async () => {
    const short = await bindery.prepare(await exampleBook(), SIGNAL)
    const { findings } = await bindery.print(short, await pictureOf(FRONT.width, FRONT.height), SIGNAL)
    expect(findings.filter(isRefusal).map(({ code }) => code)).toEqual(['too-few-pages'])
  })

  it('have a cover as wide as back, spine and front with their bleed', async () => {
    const { width, height } = (await PDFDocument.load(files.cover)).getPage(0).getSize()
    expect(width / POINTS_PER_MM).toBeCloseTo(6 + 2 * 127 + 24 * 0.0635, 1)
    expect(height / POINTS_PER_MM).toBeCloseTo(6 + 203.2, 1)
  })

  it('are refused with an odd number of pages, or too few', async () => {
    const odd = await changed(files.interior, document => document.removePage(3))
    const even = await changed(odd, document => document.removePage(3))
    expect((await codes(odd)).slice(0, 2)).toEqual(['too-few-pages', 'odd-page-count'])
    expect((await codes(even))[0]).toBe('too-few-pages')
    expect(await codes(even)).not.toContain('odd-page-count')
  })

  it('are refused with a page of another size or a cut that is elsewhere', async () => {
    const wrong = await changed(files.interior, document => {
      document.getPage(1).setSize(420, 595)
      document.getPage(2).setTrimBox(0, 0, 100, 100)
    })
    expect(await codes(wrong)).toEqual(expect.arrayContaining(['wrong-page-size', 'wrong-trim-box']))
  })

  it('are refused with a face that is not inside', async () => {
    const wrong = await changed(files.interior, async document => {
      const font = await document.embedFont(StandardFonts.Helvetica)
      document.getPage(5).drawText('not inside', { font, x: 40, y: 40 })
    })
    expect(await codes(wrong)).toEqual(['font-not-embedded'])
  })

  it('are refused with a picture of too few pixels', async () => {
    const long = Array.from({ length: 3 }, () => exampleChapter({ paragraphs: LONG }))
    const ready = await bindery.prepare(await exampleBook({ chapters: long }), SIGNAL)
    const { findings } = await bindery.print(ready, await pictureOf(700, 1101), SIGNAL)
    expect(findings.filter(isRefusal).map(({ code, file }) => `${code} ${file}`)).toEqual(['low-resolution cover'])
  })

  it('are refused when they are no PDF at all', async () => {
    expect(await codes(new Uint8Array([1, 2, 3]))).toContain('unreadable')
  })
})
