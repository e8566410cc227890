import { PDFDocument } from '@cantoo/pdf-lib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OFFLINE_LANGUAGES } from '../../../src/api/author/offline/language-packs.ts'
import { openBindery } from '../../../src/api/bindery/bindery.ts'
import { readyBook } from '../../../src/api/bindery/pictures/ready-book.ts'
import { filledPages } from '../../../src/api/bindery/print/interior.ts'
import { chapterStarts } from '../../../src/api/bindery/print/preflight/chapter-starts.ts'
import type { PageInk } from '../../../src/api/bindery/print/preflight/check-file.ts'
import { layoutFindings } from '../../../src/api/bindery/print/preflight/check-layout.ts'
import { type GlyphBox, glyphBoxes } from '../../../src/api/bindery/print/preflight/glyph-boxes.ts'
import { preflight } from '../../../src/api/bindery/print/preflight/preflight.ts'
import { storyLines } from '../../../src/api/bindery/print/preflight/story-lines.ts'
import type { PrintFiles } from '../../../src/api/bindery/print/print-files.ts'
import { PRINT_PROFILES } from '../../../src/api/bindery/print/print-profile.ts'
import { bookSetting } from '../../../src/api/bindery/typeset/book-setting.ts'
import { openTypesetter } from '../../../src/api/bindery/typeset/typesetter.ts'
import { openCorpus } from '../../helpers/corpus.ts'
import { OFFLINE_BOOKS, offlineBook, plainJpeg } from '../../helpers/offline-books.ts'
import { exampleBook, exampleChapter, SIGNAL } from './example-book.ts'

const { plain: PLAIN } = PRINT_PROFILES
const corpus = openCorpus(import.meta.filename)
/** Three seconds each: all of a language whose texts changed, one or two of the others, and in thirty turns every one. */
const tried = corpus.languages(OFFLINE_LANGUAGES, 5).flatMap(language =>
  corpus.of(language).cases(
    OFFLINE_BOOKS.filter(book => book.language === language),
    6,
    5,
  ),
)
const bindery = openBindery()
const typesetter = openTypesetter()
afterAll(async () => {
  await bindery.close()
  await typesetter.close()
})

const front = await plainJpeg(1571, 2471, 'The front')
const SENTENCE = 'There were seventeen steps in the house, and Mila counted them every evening.'
/** Chapters that are each two lines longer: set plainly, the third and fourth end with two and four lines on a page. */
const chaptersOf = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const paragraphs = Array.from({ length: 8 }, (_, at) => SENTENCE.repeat(at === 0 ? 4 : 3))
    return exampleChapter({ paragraphs: [...paragraphs, ...Array.from({ length: index }, () => SENTENCE)] })
  })

let files: PrintFiles
beforeAll(async () => {
  const ready = await bindery.prepare(await exampleBook({ chapters: chaptersOf(5) }), SIGNAL)
  files = await bindery.print(ready, front, SIGNAL)
})

describe('The interior of a paperback', () => {
  it('has no empty page, stump, widow or orphan, no chapter end under five lines and no coarse plate', async () => {
    const found: string[] = []
    for (const one of tried) {
      const { findings } = await bindery.print(await bindery.prepare(await offlineBook(one), SIGNAL), front, SIGNAL)
      const wrong = findings.filter(({ code }) => code !== 'rgb-pictures')
      found.push(...wrong.map(({ code, page, detail }) => `${JSON.stringify(one)}: ${code} ${page} ${detail}`))
    }
    expect(found).toEqual([])
  }, 600_000)

  it('ends no chapter with fewer than five lines where it would unless some are set otherwise', async () => {
    const book = await readyBook(await exampleBook({ chapters: chaptersOf(5) }), SIGNAL)
    const plain = await typesetter.set(bookSetting(book, { isPrint: true }), SIGNAL)
    expect(plain.lastLines.filter(lines => lines < 5)).toEqual([2, 4])
    const filled = await filledPages(book, { typesetter, profile: PLAIN }, SIGNAL)
    expect(filled.lastLines.filter(lines => lines < 5)).toEqual([])
    const grown = await typesetter.set(bookSetting(book, { isPrint: true, growth: filled.growth }), SIGNAL)
    const short = grown.lastLines.filter(lines => lines < 5)
    expect(short.length).toBeGreaterThan(0)
    const changed = filled.fits.filter(({ lines, tracking }) => lines !== 0 || tracking !== 0)
    expect(changed.length).toBe(short.length)
  })

  it('begins no line with a dash that closes what was said', async () => {
    const paragraphs = [
      'Una tarde.',
      ...Array.from({ length: 12 }, (_, count) => `—${'Sí, '.repeat(count)}dijo —y calló—. ¿Dónde —gritó—?`.repeat(4)),
    ]
    const chapters = [exampleChapter({ paragraphs })]
    const book = await readyBook(await exampleBook({ language: 'es', chapters }), SIGNAL)
    const { pdf } = await typesetter.set(bookSetting(book, { isPrint: true }), SIGNAL)
    const [start = 0] = await chapterStarts(pdf)
    const lines = (await glyphBoxes(pdf))
      .slice(start)
      .flatMap((boxes, at) =>
        storyLines({ page: start + at, isOpening: at === 0, bleedMm: PLAIN.bleedMm }, boxes as GlyphBox[]),
      )
    expect(lines.length).toBeGreaterThan(30)
    expect(lines.filter(({ text }) => /^—[.?]/.test(text))).toEqual([])
  })

  it('divides words beside a large initial', async () => {
    const words = 'Straßenbahnhaltestellenhäuschen Geburtstagsüberraschungen Wiederholungsveranstaltungen '
    const paragraphs = [`Am ${words.repeat(4)}war es still.`]
    const chapters = [exampleChapter({ paragraphs })]
    const book = await readyBook(await exampleBook({ language: 'de', chapters }), SIGNAL)
    const { pdf } = await typesetter.set(bookSetting(book, { isPrint: true }), SIGNAL)
    const [start = 0] = await chapterStarts(pdf)
    const lines = storyLines(
      { page: start, isOpening: true, bleedMm: PLAIN.bleedMm },
      (await glyphBoxes(pdf))[start] as GlyphBox[],
    )
    const divided = lines.slice(0, 3).filter(({ isDivided }) => isDivided)
    expect(divided.length).toBeGreaterThan(0)
    // Of a soft hyphen before a forced break nothing is printed.
    expect(divided.map(({ text }) => text.at(-1))).toEqual(divided.map(() => '\u2010'))
  })
})

describe('The preflight of an interior', () => {
  it('refuses a page on which nothing stands', async () => {
    const { interior, cover } = files
    const document = await PDFDocument.load(interior)
    const { width, height } = document.getPage(0).getSize()
    document.insertPage(9, [width, height])
    document.insertPage(9, [width, height])
    const found = (await preflight(await document.save(), cover, PLAIN)).filter(({ code }) => code === 'empty-page')
    expect(found.map(({ page }) => page)).toEqual([10, 11])
  })

  it('finds text that stands in the fold', async () => {
    const { interior, cover } = files
    const document = await PDFDocument.load(interior)
    document.getPage(8).translateContent(-30, 0)
    const found = (await preflight(await document.save(), cover, PLAIN)).filter(({ code }) => code === 'narrow-margin')
    expect(found.map(({ page }) => page)).toEqual([9])
  })

  it('finds the short end of a chapter', async () => {
    const book = await readyBook(await exampleBook({ chapters: chaptersOf(5) }), SIGNAL)
    const { pdf } = await typesetter.set(bookSetting(book, { isPrint: true }), SIGNAL)
    expect((await preflight(pdf, files.cover, PLAIN)).map(({ code }) => code)).toContain('short-chapter-end')
  })
})

const MM = 72 / 25.4
const [TOP, PITCH] = [520, 16]
const FULL = 'a line from edge to edge of'

interface DrawnLine {
  readonly text?: string
  readonly isIndented?: boolean
}

/** A page of lines, the heading of a chapter above those of a first one; full lines reach the margin. */
function drawnPage(page: number, lines: readonly DrawnLine[], isOpening = false): PageInk {
  const left = (3 + (page % 2 === 0 ? 18 : 14)) * MM
  const width = (127 - 32) * MM
  const top = isOpening ? TOP - 120 : TOP
  const head = isOpening ? [{ text: 'A head', baseline: TOP, from: left + 80 }] : []
  const body = lines.map(({ text = FULL, isIndented }, index) => ({
    text,
    baseline: top - index * PITCH,
    from: left + (isIndented ? 15 : 0),
  }))
  const boxes = [...head, ...body].flatMap(({ text, baseline, from }) => {
    const step = (left + width - from) / (text.length < FULL.length ? 40 : text.length)
    return Array.from(text, (letter, at) => {
      const start = from + at * step
      return { left: start, right: start + step, bottom: baseline - 2, top: baseline + 8, baseline, letter }
    })
  })
  return { boxes, hasPicture: false }
}

const FIRST = { isIndented: true }
const LINE = {}
const many = (count: number): DrawnLine[] => [FIRST, ...Array.from({ length: count - 1 }, () => LINE)]

/** Codes of a chapter of two pages. */
function found(first: readonly DrawnLine[], second: readonly DrawnLine[], language = 'en'): string[] {
  const pages = [drawnPage(0, first, true), drawnPage(1, second)]
  return layoutFindings({ pages, language, findings: [], pageCount: 2 }, [0], PLAIN).map(({ code }) => code)
}

describe('Lines of a chapter', () => {
  it('are let pass where paragraphs end and begin as they should', () => {
    expect(found([...many(8), ...many(4)], [LINE, LINE, FIRST, LINE, { text: 'the end of it' }])).toEqual([])
  })

  it('have an orphan where a paragraph begins on the last line of a page', () => {
    expect(found([...many(8), FIRST], [LINE, LINE, ...many(6)])).toEqual(['orphan'])
  })

  it('have a widow where a paragraph ends on the first line of a page', () => {
    expect(found(many(9), [{ text: 'and a short end' }, ...many(6)])).toEqual(['widow'])
  })

  it('have a stump where a paragraph ends with a short word, or with the rest of one', () => {
    expect(found([...many(6), { text: 'up.' }, ...many(3)], many(6))).toEqual(['stump'])
    expect(found([...many(6), { text: `${FULL}-` }, { text: 'derstanding' }, ...many(3)], many(6))).toEqual(['stump'])
  })

  it('of a script without spaces or from the right say nothing', () => {
    expect(found([...many(8), FIRST], [LINE], 'th')).toEqual([])
    expect(found([...many(8), FIRST], [LINE], 'ar')).toEqual([])
  })
})
