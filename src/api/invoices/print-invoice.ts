import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { BRAND } from '../../contract/brand.ts'
import { serverTexts } from '../../contract/texts.server.ts'
import { fill } from '../../lib/fill.ts'
import { shorten } from '../../lib/graphemes.ts'
import { writtenCountry } from '../../lib/written-tax.ts'
import type { Setting } from '../bindery/typeset/compiler.ts'
import { DISPLAY_FACE, openFaces } from '../bindery/typeset/faces.ts'
import { piecesOf, settable } from '../bindery/typeset/settable.ts'
import type { Typesetter } from '../bindery/typeset/typesetter.ts'
import { storedInvoiceDetails } from '../db/invoice-columns.ts'
import type { OpenedFile } from '../outside/files/files.ts'
import { invoiceTexts, type Line } from './invoice-texts.ts'
import type { InvoiceRow } from './invoices-of.ts'

const SIZE_POINTS = 10.5
const THAI_SCALE = 0.94
const DEADLINE_MS = 30_000
/** Graphemes of one text: all of them fit on two sheets. */
const TEXT_MAX = 400

/** A file to be saved under its name. */
type PrintedInvoice = OpenedFile & { readonly name: string }
export type PrintInvoice = (invoice: InvoiceRow, signal: AbortSignal) => Promise<PrintedInvoice>

/** Sets an invoice anew from its row, which never changes: the same bytes, until the page itself is changed. */
export const openInvoicePrinter =
  (typesetter: Typesetter): PrintInvoice =>
  async (invoice, signal) => {
    const limited = AbortSignal.any([signal, AbortSignal.timeout(DEADLINE_MS)])
    const { pdf } = await typesetter.set(invoiceSetting(invoice), limited)
    const bytes = Buffer.from(pdf)
    return {
      type: 'application/pdf',
      size: bytes.length,
      tag: createHash('sha256').update(bytes).digest('hex').slice(0, 32),
      read: async range => Readable.from([range ? bytes.subarray(range.from, range.to + 1) : bytes]),
      name: `${invoiceTexts(invoice).title}.pdf`,
    }
  }

/** The page of an invoice, PDF/UA like the books. Letters that no face of ours has are left out. */
export function invoiceSetting(invoice: InvoiceRow): Setting {
  const { language, issued_at: date } = invoice
  const { invoice: own } = serverTexts(language)
  const texts = invoiceTexts(invoice)
  const { families } = openFaces()
  return {
    page: 'invoice.typ',
    pictures: new Map(),
    date,
    data: {
      lang: language,
      faces: { text: families, display: [DISPLAY_FACE, ...families] },
      size: language === 'th' ? SIZE_POINTS * THAI_SCALE : SIZE_POINTS,
      print: false,
      title: texts.title,
      date: [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()],
      ...parties(invoice),
      columns: [own.item, own.amount],
      facts: texts.facts.map(setLine),
      figures: texts.figures.map(setLine),
      taxes: texts.taxes.map(setLine),
      notes: texts.notes.map(set),
    },
  }
}

function parties(invoice: InvoiceRow) {
  const { language } = invoice
  const { invoice: own } = serverTexts(language)
  const { seller, buyer } = storedInvoiceDetails(invoice.details)
  const ids = [
    ...(seller.vatId === null ? [] : [fill(own.vatId, { id: seller.vatId })]),
    ...(seller.taxNumber === null ? [] : [fill(own.taxNumber, { id: seller.taxNumber })]),
  ]
  const country = buyer.country === null ? [] : [writtenCountry(language, buyer.country)]
  const lines = [...(buyer.name === null ? [] : [buyer.name]), ...buyer.address, ...country]
  return {
    seller: { name: set(seller.name) || BRAND, lines: [...seller.address, ...ids].map(set).filter(Boolean) },
    buyer: { label: own.buyer, lines: lines.map(set).filter(Boolean) },
  }
}

const set = (text: string): string => piecesOf(shorten(settable(text).text, TEXT_MAX - 1, TEXT_MAX))[0] ?? ''

const setLine = ([label, value]: Line): Line => [set(label), set(value)]
