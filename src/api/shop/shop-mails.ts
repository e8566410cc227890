import type { Queries } from '../db/database.ts'
import type { NewMail } from '../mails/new-mail.ts'
export type ReceiptMail = Extract<NewMail, { readonly kind: 'receipt' }>

/** What a buyer keeps of a contract: that it was made, and that they withdrew from it. */
export type ShopMail = ReceiptMail | Extract<NewMail, { readonly kind: 'withdrawal' }>

/** Queues a receipt in the caller's transaction: it is sent when that commits, and only then. */
export type SendReceipt = (queries: Queries, mail: ShopMail) => Promise<void>
