import { pathOf } from '../../contract/routes.ts'
import { serverTexts } from '../../contract/texts.server.ts'
import type { AccountRow } from '../accounts/accounts.ts'
import type { InvoiceRow } from '../invoices/invoices-of.ts'
import { mailedInvoice } from '../invoices/mailed-invoice.ts'
import type { NewMail } from '../mails/new-mail.ts'
import { isProvenMailbox, orderNumber } from './receipt.ts'
import type { OrderRow } from './shop-deps.ts'

/** What went back, with its credit note. Undefined without an address. */
export function refundMail(
  order: OrderRow,
  about: {
    readonly origin: string
    readonly account: Pick<AccountRow, 'email' | 'proven_at'> | undefined
    readonly note: InvoiceRow
    readonly isWhole: boolean
  },
): Extract<NewMail, { readonly kind: 'refund' }> | undefined {
  const { origin, account, note, isWhole } = about
  const to = order.email ?? account?.email
  if (to === undefined) return undefined
  const { language } = order
  const { urls } = serverTexts(language)
  const query = new URLSearchParams({ to: pathOf('settings', { language }, urls) })
  return {
    kind: 'refund',
    to,
    language,
    data: {
      link: `${origin}${pathOf('login', { language }, urls)}?${query}`,
      edition: order.edition,
      number: orderNumber(order.id),
      isWhole,
      amount: note.gross_amount,
      currency: note.currency,
      invoice: mailedInvoice(note, { origin, isProven: isProvenMailbox(to, account) }),
    },
  }
}
