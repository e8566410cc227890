import type { InvoiceDetails } from '../../../src/api/db/invoice-columns.ts'
import type { InvoiceRow } from '../../../src/api/invoices/invoices-of.ts'
import type { Language } from '../../../src/contract/languages.ts'

const DETAILS: InvoiceDetails = {
  seller: {
    name: 'Berg & Söhne',
    address: ['Gasse 1', '10115 Berlin'],
    country: 'DE',
    vatId: 'DE123456789',
    taxNumber: null,
  },
  buyer: { name: 'Ingrid Berg', address: ['Hinterhof 3', '1010 Wien'], country: 'AT' },
  edition: 'ebook',
  title: 'Mila und das Licht',
  orderNumber: '5F0B6D0E',
  paidOn: '2026-11-22',
  isTest: false,
  credited: null,
}

/** An e-book for 10 euros less 5.50, with 10 % VAT of Austria. */
export const exampleInvoice = (
  language: Language,
  more: Partial<InvoiceRow> = {},
  details: Partial<InvoiceDetails> = {},
): InvoiceRow => ({
  id: '0b6f0e4e-6d5e-4f4e-9c0a-2f7c8e6a1b11',
  kind: 'invoice',
  year: 2026,
  number: 123,
  issued_at: new Date('2026-11-22T12:00:00Z'),
  issued_on: '2026-11-22',
  order_id: '0b6f0e4e-6d5e-4f4e-9c0a-2f7c8e6a1b12',
  invoice_id: null,
  language,
  currency: 'eur',
  list_amount: 1000,
  discount_amount: 550,
  gross_amount: 450,
  net_amount: 409,
  tax_amount: 41,
  tax_rate: 1000,
  tax_country: 'AT',
  tax_reason: 'rate',
  tax_source: 'table',
  ...more,
  details: { ...DETAILS, ...details },
})
