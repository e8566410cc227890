import type { Queries } from '../db/database.ts'
import type { NewMail } from '../mails/new-mail.ts'
export type ReceiptMail = Extract<NewMail, { readonly kind: 'receipt' }>

export type ShopMail =
  | ReceiptMail
  | Extract<NewMail, { readonly kind: 'refund' | 'withdrawal' | 'print-order' | 'print-step' }>

/** Queues a receipt in the caller's transaction. */
export type SendReceipt = (queries: Queries, mail: ShopMail) => Promise<void>
