import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { bindDocx } from '../../../src/api/bindery/docx/bind-docx.ts'
import { readyBook } from '../../../src/api/bindery/pictures/ready-book.ts'
import { NAUGHTY_STRINGS } from '../illustrator/type/naughty-strings.ts'
import { exampleBook, exampleChapter, pictureOf, SIGNAL } from './example-book.ts'

/** Longer ones say nothing more to a file of paragraphs, and take seconds each. */
const LONGEST = 20_000
/** What XML 1.0 forbids. */
const ILLEGAL = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u

describe('A DOCX', () => {
  it('says who made it, describes its pictures and is the same to the byte for the same book', async () => {
    const ready = await readyBook(await exampleBook(), SIGNAL)
    const docx = await bindDocx(ready)
    const files = unzipSync(docx)
    const text = (name: string) => strFromU8(files[name] ?? new Uint8Array())
    expect(text('docProps/core.xml')).toContain(ready.texts.keywords)
    expect(text('docProps/custom.xml')).toContain('algorithmicMedia')
    expect(text('word/document.xml')).toContain('descr="A lantern on a step"')
    expect(text('word/document.xml')).toContain(ready.texts.made.slice(0, 24))
    expect(Buffer.from(docx).equals(Buffer.from(await bindDocx(ready)))).toBe(true)
  })

  it('begins a page with the words of a giver, and leaves a dedication of ours on the title page', async () => {
    const pageBreaks = async (changes: Parameters<typeof exampleBook>[0]) => {
      const ready = await readyBook(await exampleBook(changes), SIGNAL)
      const document = strFromU8(unzipSync(await bindDocx(ready))['word/document.xml'] ?? new Uint8Array())
      return { breaks: document.match(/<w:pageBreakBefore\/>/g)?.length ?? 0, document }
    }
    const [ours, givers] = [await pageBreaks({}), await pageBreaks({ dedication: 'For\nMila', dedicatedBy: 'Ole' })]
    expect(givers.breaks).toBe(ours.breaks + 1)
    for (const line of ['>For<', '>Mila<', '>Ole<']) expect(givers.document).toContain(line)
  })

  it('carries any text as text', async () => {
    const texts = NAUGHTY_STRINGS.filter(text => text.length < LONGEST)
    const chapters = texts.map(text => exampleChapter({ title: text, paragraphs: [text, `So said ${text}.`] }))
    const ready = await readyBook(await exampleBook({ cover: await pictureOf(10, 16), chapters }), SIGNAL)
    const document = strFromU8(unzipSync(await bindDocx(ready))['word/document.xml'] ?? new Uint8Array())
    expect(ILLEGAL.exec(document)).toBeNull()
    expect(document).toContain('&lt;script')
    expect(document.match(/w:val="Heading1"/g)?.length).toBe(texts.length)
  })
})
