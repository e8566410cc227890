import { PDFDocument, PDFName } from '@cantoo/pdf-lib'
import { describe, expect, it } from 'vitest'
import { glyphBoxes } from '../../../src/api/bindery/print/preflight/glyph-boxes.ts'
import { readPage } from '../../../src/api/bindery/print/preflight/read-page.ts'
import { setPages } from '../../../src/api/bindery/typeset/compiler.ts'
import { invoiceTexts } from '../../../src/api/invoices/invoice-texts.ts'
import { mailedInvoice } from '../../../src/api/invoices/mailed-invoice.ts'
import { invoiceSetting } from '../../../src/api/invoices/print-invoice.ts'
import { LANGUAGES } from '../../../src/contract/languages.ts'
import { exampleInvoice } from './example-invoice.ts'

/** A4 in points, and the narrowest margin. */
const WIDTH = 595
const MARGIN = 60

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')
const linesOf = (...given: Parameters<typeof exampleInvoice>) => {
  const { facts, figures, taxes, notes } = invoiceTexts(exampleInvoice(...given))
  return [...[...facts, ...figures, ...taxes].map(line => plain(line.join(': '))), ...notes.map(plain)]
}

describe('The PDF of an invoice', () => {
  it.each(LANGUAGES)('is tagged, titled and has its faces inside: %s', async language => {
    const { pdf, pageCount } = setPages(invoiceSetting(exampleInvoice(language)))
    expect(pageCount).toBe(1)
    const document = await PDFDocument.load(pdf, { updateMetadata: false })
    expect(document.getTitle()).toContain('2026-000123')
    expect(document.getAuthor()).toBe('Berg & Söhne')
    expect(document.catalog.has(PDFName.of('StructTreeRoot'))).toBe(true)
    expect(String(document.catalog.lookup(PDFName.of('Lang')))).toContain(language)
    expect(document.getPages().flatMap(page => readPage(page).missingFonts)).toEqual([])
    expect(Buffer.from(setPages(invoiceSetting(exampleInvoice(language))).pdf).equals(Buffer.from(pdf))).toBe(true)
  })

  it.each([
    ['a word without end', 'W'.repeat(100_000)],
    ['a hundred thousand characters', 'Das Licht im Wald. '.repeat(5264)],
    ['names written from right to left', 'ليلى الحداد «אבגד» '.repeat(9)],
    ['half of a character', 'Mila \ud83e und \udd84 das \0 Licht'],
    ['letters without a face', '光の物語'.repeat(20)],
    ['markup', '#panic() \\ $x$ <b> *a* @b'],
  ])('keeps %s within the margins', async (_what, text) => {
    const short = text.slice(0, 300)
    const details = { title: text, buyer: { name: short, address: [short, short], country: 'ZZ' } }
    const { pdf, pageCount } = setPages(invoiceSetting(exampleInvoice('de', {}, details)))
    expect(pageCount).toBeLessThanOrEqual(2)
    for (const { left, right } of (await glyphBoxes(pdf)).flat()) {
      expect(left).toBeGreaterThan(MARGIN)
      expect(right).toBeLessThan(WIDTH - MARGIN)
    }
  })
})

describe('What an invoice says', () => {
  it('is all that the law wants, in German and in English', () => {
    expect(linesOf('de')).toEqual([
      'Rechnungsnummer: 2026-000123',
      'Ausgestellt am: 22. November 2026',
      'Leistungsdatum: 22. November 2026',
      'Bestellnummer: 5F0B6D0E',
      'E-Book: „Mila und das Licht“: 10,00 €',
      'Rabatt: -5,50 €',
      'Gesamtbetrag inkl. MwSt.: 4,50 €',
      'Nettobetrag: 4,09 €',
      'MwSt. 10 %, Österreich: 0,41 €',
      'Vollständig bezahlt am 22. November 2026.',
    ])
    expect(linesOf('en')).toContain('Date of issue: 22 November 2026')
    expect(linesOf('en')).toContain('VAT 10%, Austria: €0.41')
    expect(linesOf('th')[1]).toContain('2026')
  })

  it('names why no tax is charged, with the words that the seller’s law wants', () => {
    const untaxed = { net_amount: 450, tax_amount: 0, tax_rate: 0 }
    const small = linesOf('fr', { ...untaxed, tax_reason: 'small-business' })
    expect(small).toContain('Steuerbefreit nach § 19 UStG (Kleinunternehmer).')
    expect(small.join()).toContain('2006/112/CE')
    expect(small.join()).not.toMatch(/TVA \d|TTC/)
    expect(linesOf('en', { ...untaxed, tax_reason: 'outside-eu', tax_country: 'CH' }).join()).toContain('outside')
    expect(linesOf('en', { ...untaxed, tax_reason: 'untaxed', tax_country: null })).toContain('No VAT is charged.')
  })

  it('of a paperback is that it was paid in advance, and of test money that it is none', () => {
    const lines = linesOf('de', {}, { edition: 'paperback', isTest: true })
    expect(lines).toContain('Zahlungsdatum: 22. November 2026')
    expect(lines.slice(-2)).toEqual([
      'Im Voraus bezahlt: Das Buch wird gedruckt und dann mit der Post gesandt.',
      'Testzahlung: Es ist kein Geld geflossen. Dies ist kein Beleg für das Finanzamt.',
    ])
  })

  it('is mailed without title and buyer, which a stranger may have typed', () => {
    for (const language of LANGUAGES) {
      const mailed = JSON.stringify(
        mailedInvoice(exampleInvoice(language), { origin: 'https://tales.example', isProven: false }),
      )
      expect(mailed).not.toMatch(/Mila|Ingrid|Hinterhof/)
      expect(mailed).toMatch(/DE123456789/)
      expect(mailed).toMatch(/2026-000123/)
    }
  })
})
