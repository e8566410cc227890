import { serverTexts } from '../../contract/texts.server.ts'
import { fill } from '../../lib/fill.ts'
import { writtenDay, writtenMoney } from '../../lib/written.ts'
import { writtenCountry, writtenRate } from '../../lib/written-tax.ts'
import { storedInvoiceDetails } from '../db/invoice-columns.ts'
import { exemptionSentence } from './exemption-sentence.ts'
import { writtenNumber } from './invoice-number.ts'
import type { InvoiceRow } from './invoices-of.ts'

/** A label and what stands beside it. */
export type Line = readonly [label: string, value: string]

/** What an invoice says, in the buyer's language. */
export interface InvoiceTexts {
  readonly title: string
  readonly number: string
  readonly facts: readonly Line[]
  /** The first is what was sold, with its price; then what was taken off, and the sum. */
  readonly figures: readonly Line[]
  readonly taxes: readonly Line[]
  readonly notes: readonly string[]
}

export function invoiceTexts(row: InvoiceRow): InvoiceTexts {
  const { language } = row
  const { invoice: own } = serverTexts(language)
  const number = writtenNumber(row)
  return {
    title: fill(own.titles[row.kind], { number }),
    number,
    facts: factsOf(row),
    figures: figuresOf(row),
    taxes: taxesOf(row),
    notes: notesOf(row),
  }
}

const dayOf = ({ language }: InvoiceRow, day: string): string =>
  writtenDay(language, day, { timeZone: 'UTC', isGregorian: true })

const moneyOf = ({ language, currency }: InvoiceRow, amount: number): string => writtenMoney(language, amount, currency)

function factsOf(row: InvoiceRow): Line[] {
  const { invoice: own } = serverTexts(row.language)
  const { paidOn, orderNumber, edition, credited } = storedInvoiceDetails(row.details)
  // A printed book is supplied when it is sent: until then its price is paid in advance.
  const supplied = edition === 'paperback' ? own.paid : own.supplied
  return [
    [own.numbers[row.kind], writtenNumber(row)],
    [own.date, dayOf(row, row.issued_on)],
    ...(credited ? ([[own.credited, `${credited.number}, ${dayOf(row, credited.issuedOn)}`]] as const) : []),
    [supplied, dayOf(row, paidOn)],
    [own.order, orderNumber],
  ]
}

function figuresOf(row: InvoiceRow): Line[] {
  const { invoice: own, shop } = serverTexts(row.language)
  const { edition, title } = storedInvoiceDetails(row.details)
  const product = shop.products[edition].title
  const sold = title === null ? fill(own.untitled, { product }) : fill(own.titled, { product, title })
  const total = row.tax_amount > 0 ? own.totals[row.kind] : own.totalsUntaxed[row.kind]
  return [
    [sold, moneyOf(row, row.list_amount)],
    ...(row.discount_amount > 0 ? ([[own.discount, moneyOf(row, -row.discount_amount)]] as const) : []),
    [total, moneyOf(row, row.gross_amount)],
  ]
}

function taxesOf(row: InvoiceRow): Line[] {
  const { language, tax_country: country, tax_rate: rate } = row
  const { invoice: own } = serverTexts(language)
  if (row.tax_reason !== 'rate') return [[own.net, moneyOf(row, row.net_amount)]]
  const written = {
    rate: writtenRate(language, rate),
    country: country === null ? '' : writtenCountry(language, country),
  }
  return [
    [own.net, moneyOf(row, row.net_amount)],
    [fill(country === null ? own.vat : own.vatOf, written), moneyOf(row, row.tax_amount)],
  ]
}

function notesOf(row: InvoiceRow): string[] {
  const { invoice: own } = serverTexts(row.language)
  const { isTest, edition, seller, paidOn } = storedInvoiceDetails(row.details)
  const exemption = row.tax_reason === 'small-business' ? exemptionSentence(seller.country) : undefined
  return [
    ...(row.tax_reason === 'small-business' ? [own.smallBusiness, ...(exemption ? [exemption] : [])] : []),
    ...(row.tax_reason === 'outside-eu' ? [own.outsideEu] : []),
    ...(row.tax_reason === 'untaxed' ? [own.untaxed] : []),
    ...(row.kind === 'invoice' ? [fill(own.settled, { date: dayOf(row, paidOn) })] : [own.goesBack]),
    ...(row.kind === 'invoice' && edition === 'paperback' ? [own.posted] : []),
    ...(isTest ? [own.test] : []),
  ]
}
