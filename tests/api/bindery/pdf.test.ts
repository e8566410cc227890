import { PDFDocument, PDFName } from '@cantoo/pdf-lib'
import { afterAll, describe, expect, it } from 'vitest'
import { openBindery } from '../../../src/api/bindery/bindery.ts'
import type { Book } from '../../../src/api/bindery/book.ts'
import { bookTexts } from '../../../src/api/bindery/book-texts.ts'
import { readPage } from '../../../src/api/bindery/print/preflight/read-page.ts'
import { SERIF_LETTERS } from '../../../src/api/bindery/typeset/serif-letters.ts'
import { settable } from '../../../src/api/bindery/typeset/settable.ts'
import { LANGUAGES } from '../../../src/contract/languages.ts'
import { openCorpus } from '../../helpers/corpus.ts'
import { someOf } from '../../helpers/how-often.ts'
import { NAUGHTY_STRINGS } from '../illustrator/type/naughty-strings.ts'
import { exampleBook, exampleChapter, pictureOf, SIGNAL } from './example-book.ts'

/** In one book: a process for each would take minutes. */
const TOGETHER = 130
const LONGEST = 20_000
/** Of letters without a face; a book of them alone is refused. */
const FACELESS_KEPT = 6
/** So that letters without a face, which are left out, are few among all. */
const FILLER = exampleChapter({
  paragraphs: Array.from({ length: 60 }, () => 'There were seventeen steps. '.repeat(12)),
})

const corpus = openCorpus(import.meta.filename)
const bindery = openBindery()
afterAll(bindery.close)

const bound = async (book: Book) => bindery.bind(await bindery.prepare(book, SIGNAL), 'pdf', SIGNAL)

describe('A PDF', () => {
  it.each(LANGUAGES)('is typeset, tagged and titled, with its faces inside: %s', async language => {
    const texts = bookTexts(language, 'rules')
    const document = await PDFDocument.load(await bound(await exampleBook({ language, texts })), {
      updateMetadata: false,
    })
    const { catalog } = document
    expect(document.getTitle()).toBe('Mila & the <eighteenth> step')
    expect(document.getAuthor()).toBe(texts.author)
    expect(document.getSubject()).toBe(texts.made)
    expect(catalog.has(PDFName.of('StructTreeRoot'))).toBe(true)
    expect(String(catalog.lookup(PDFName.of('Lang')))).toContain(language)
    expect(document.getPages().flatMap(page => readPage(page).missingFonts)).toEqual([])
  })

  it('is the same to the byte for the same book', async () => {
    const ready = await bindery.prepare(await exampleBook(), SIGNAL)
    const [one, other] = [await bindery.bind(ready, 'pdf', SIGNAL), await bindery.bind(ready, 'pdf', SIGNAL)]
    expect(Buffer.from(one).equals(Buffer.from(other))).toBe(true)
  })

  it('has a page for the words of a giver, of up to 200 signs on a line each', async () => {
    const pagesOf = async (changes: Partial<Book>) =>
      (await PDFDocument.load(await bound(await exampleBook(changes)), { updateMetadata: false })).getPageCount()
    const without = await pagesOf({ dedication: '' })
    expect(await pagesOf({ dedication: 'For Mila,\nwho counts.', dedicatedBy: 'Grandma' })).toBe(without + 1)
    expect(await pagesOf({ dedication: 'W\n'.repeat(20), dedicatedBy: 'W'.repeat(60) })).toBe(without + 1)
  })

  it('has a glyph for every letter that its face is said to have', async () => {
    const letters = Array.from(SERIF_LETTERS, codePoint => String.fromCodePoint(codePoint)).join(' ')
    expect(settable(letters).lost).toBe(0)
    const pdf = await bound(await exampleBook({ chapters: [exampleChapter({ paragraphs: [letters] })] }))
    expect(pdf.length).toBeGreaterThan(10_000)
  })

  it('carries any text: nasty ones as title, name and chapter', async () => {
    const cover = await pictureOf(10, 16)
    const texts = (corpus.isWhole ? someOf(NAUGHTY_STRINGS, 4) : corpus.cases(NAUGHTY_STRINGS, 16, 8))
      .map(text => text.slice(0, LONGEST))
      .map(text => (settable(text).lost > 0 ? text.slice(0, FACELESS_KEPT) : text))
    for (let from = 0; from < texts.length; from += TOGETHER) {
      const chapters = texts
        .slice(from, from + TOGETHER)
        .map(text =>
          exampleChapter({ title: text, paragraphs: [text.slice(0, 3000), `Once ${text.slice(0, 3000)} was`] }),
        )
      const title = texts[from + 1] ?? ''
      const pdf = await bound(
        await exampleBook({ cover, title, dedication: title, chapters: [...chapters, FILLER, FILLER] }),
      )
      const { length } = (await PDFDocument.load(pdf)).getPages()
      expect(length).toBeGreaterThan(chapters.length)
    }
  })

  it('is refused by name for letters that no face has and for a story without an end', async () => {
    const chapters = (text: string) => [exampleChapter({ paragraphs: [text] })]
    await expect(bound(await exampleBook({ chapters: chapters('月の後ろの家 '.repeat(40)) }))).rejects.toMatchObject({
      name: 'UnsettableError',
      reason: 'no-face',
    })
    await expect(bound(await exampleBook({ chapters: chapters('word '.repeat(200_000)) }))).rejects.toMatchObject({
      reason: 'too-long',
    })
  })

  it('is left when nobody waits for it any more, and the next one is set', async () => {
    const ready = await bindery.prepare(await exampleBook(), SIGNAL)
    const controller = new AbortController()
    const waiting = bindery.bind(ready, 'pdf', controller.signal)
    controller.abort(new Error('nobody waits'))
    await expect(waiting).rejects.toThrow('nobody waits')
    expect((await bindery.bind(ready, 'pdf', SIGNAL)).length).toBeGreaterThan(10_000)
  })
})
