import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../../src/contract/languages.ts'
import type { ReceiptLine } from '../../../src/contract/story.ts'
import { serverTexts } from '../../../src/contract/texts.server.ts'
import { Marked } from '../../../src/islands/reader/Marked.tsx'
import { Receipt } from '../../../src/islands/reader/Receipt.tsx'
import { ReceiptLines } from '../../../src/islands/reader/ReceiptLines.tsx'
import { receiptAnswer, receiptLabel } from '../../../src/islands/reader/receipt-label.ts'

const line = (fact: string, answer: string, question: string | null = null): ReceiptLine => ({
  fact,
  question,
  answer,
  chapter: 2,
  paragraph: 4,
  quote: 'Mila strich das rote Haar zurück.',
  start: 12,
})
const de = serverTexts('de')

describe('A line of the receipt', () => {
  it('is named after its question, or after the field of the wizard', () => {
    const labels = de.reader.receipt.labels
    expect(receiptLabel(line('dynamic.0', 'Ticken', 'Welches Geräusch?'), labels)).toBe('Welches Geräusch?')
    expect(receiptLabel(line('hero.hair', 'red'), labels)).toBe('Haare')
    expect(receiptLabel(line('relation.3.name', 'Ingrid'), labels)).toBe(labels.relationName)
    expect(receiptLabel(line('relation.3.connection', 'Oma'), labels)).toBe(labels.relationConnection)
    expect(receiptLabel(line('setting.place.1', 'Hafen'), labels)).toBe(labels.place)
    expect(receiptLabel(line('something.new', 'x'), labels)).toBe(labels.answer)
  })

  it('says chosen options in the words of the page, and leaves what was typed', () => {
    expect(receiptAnswer(line('hero.hair', 'red'), de.options)).toBe(de.options.hair.red)
    expect(receiptAnswer(line('hero.build', 'tall, wie ein Reiher'), de.options)).toBe(
      `${de.options.build.tall}, wie ein Reiher`,
    )
    expect(receiptAnswer(line('dynamic.0', 'red'), de.options)).toBe('red')
    expect(receiptAnswer(line('hero.eyes', 'constructor'), de.options)).toBe('constructor')
  })

  it.each(LANGUAGES)('leads to the paragraph of its sentence on a page in %s', language => {
    const texts = serverTexts(language)
    const props = { texts: texts.reader.receipt, options: texts.options, storyLanguage: 'de', marked: undefined }
    const all = { ...props, lines: [line('hero.hair', 'red')], onFollow: () => {} }
    expect(renderToStaticMarkup(createElement(Receipt, all))).toContain(texts.reader.receipt.heading)
    const html = renderToStaticMarkup(createElement(ReceiptLines, all))
    expect(html).toContain('href="#chapter-2-p-5"')
    expect(html).toContain(texts.options.hair.red)
    expect(html).toContain('<q lang="de">Mila strich das rote Haar zurück.</q>')
  })
})

describe('A marked paragraph', () => {
  const text = 'Es regnete. Mila strich das rote Haar zurück. Dann ging sie.'
  it('marks the sentence and nothing else', () => {
    const html = renderToStaticMarkup(createElement(Marked, { ...line('hero.hair', 'red'), text }))
    expect(html).toBe('Es regnete. <mark class="reader-mark">Mila strich das rote Haar zurück.</mark> Dann ging sie.')
  })
  it('marks nothing when the text has changed', () => {
    const html = renderToStaticMarkup(createElement(Marked, { ...line('hero.hair', 'red'), text: `Doch. ${text}` }))
    expect(html).toBe(`Doch. ${text}`)
  })
})
