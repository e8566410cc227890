import { pathOf } from '../../contract/routes.ts'
import { NEEDED_ACCEPTANCE } from '../../contract/shop.ts'
import { serverTexts } from '../../contract/texts.server.ts'
import type { AccountRow } from '../accounts/accounts.ts'
import { emailKey } from '../accounts/email-key.ts'
import { storedAcceptances } from '../db/shop-columns.ts'
import type { InvoiceRow } from '../invoices/invoices-of.ts'
import { mailedInvoice } from '../invoices/mailed-invoice.ts'
import type { OrderRow } from './shop-deps.ts'
import type { ReceiptMail } from './shop-mails.ts'

/** Enough to identify an order; the operator finds the whole id. */
export const orderNumber = (id: string): string => id.slice(0, 8).toUpperCase()

/** Whether whoever reads an address has shown that it is theirs. */
export const isProvenMailbox = (to: string, account: Pick<AccountRow, 'email' | 'proven_at'> | undefined): boolean =>
  account !== undefined && account.proven_at !== null && emailKey(account.email) === emailKey(to)

/** Undefined without an address. */
export function receiptOf(
  order: OrderRow,
  about: {
    readonly origin: string
    readonly account: AccountRow | undefined
    readonly title: string | null
    readonly invoice: InvoiceRow | undefined
  },
): ReceiptMail | undefined {
  const { origin, account, title, invoice } = about
  const to = order.email ?? account?.email
  if (to === undefined) return undefined
  const { language } = order
  const { urls } = serverTexts(language)
  const query = new URLSearchParams({ to: pathOf('overview', { language }, urls) })
  const library = `${origin}${pathOf('login', { language }, urls)}?${query}`
  // A recipient without a library opens the present once more.
  const isGuest = order.present_id !== null && account === undefined
  return {
    kind: 'receipt',
    to,
    language,
    data: {
      link: isGuest ? origin + pathOf('present-code', { language }, urls) : library,
      edition: order.edition,
      number: orderNumber(order.id),
      paidInCent: order.paid_in_cent ?? 0,
      paidAt: (order.paid_at ?? order.created_at).toISOString(),
      accepted: storedAcceptances(order.accepted).filter(what => what === NEEDED_ACCEPTANCE[order.edition]),
      acceptedAt: order.created_at.toISOString(),
      terms: origin + pathOf('terms', { language }, urls),
      withdrawal: origin + pathOf('withdrawal', { language }, urls),
      ...(invoice && { invoice: mailedInvoice(invoice, { origin, isProven: isProvenMailbox(to, account) }) }),
      // Else strangers could mail their words through us.
      ...(account?.proven_at && title !== null && { title, ...(order.story_id && { story: order.story_id }) }),
    },
  }
}
