import { pathOf } from '../../contract/routes.ts'
import { serverTexts } from '../../contract/texts.server.ts'
import { storedInvoiceDetails } from '../db/invoice-columns.ts'
import type { MailedInvoice } from '../mails/new-mail.ts'
import { invoiceTexts } from './invoice-texts.ts'
import type { InvoiceRow } from './invoices-of.ts'

/**
 * The figures for a mail. Neither title nor buyer: anybody can type any address, and a name that is mailed there. The PDF, which
 * has them, goes to a proven mailbox only.
 */
export function mailedInvoice(
  invoice: InvoiceRow,
  { origin, isProven }: { readonly origin: string; readonly isProven: boolean },
): MailedInvoice {
  const { language } = invoice
  const { invoice: own, shop, urls } = serverTexts(language)
  const { seller, edition } = storedInvoiceDetails(invoice.details)
  const { title, facts, figures, taxes, notes } = invoiceTexts(invoice)
  const [[, price] = ['', ''], ...sums] = figures
  const query = new URLSearchParams({ to: pathOf('settings', { language }, urls) })
  return {
    title,
    lines: [
      ...facts,
      [shop.products[edition].title, price],
      ...sums,
      ...taxes,
      [own.seller, [seller.name, ...seller.address, seller.vatId ?? seller.taxNumber ?? ''].filter(Boolean).join(', ')],
    ].map(([label, value]) => [label, value]),
    notes: [...notes],
    isTaxed: invoice.tax_amount > 0,
    ...(isProven && { attached: invoice.id }),
    link: `${origin}${pathOf('login', { language }, urls)}?${query}`,
  }
}
