import type { Language } from '../../contract/languages.ts'
import type { Acceptance, Edition } from '../../contract/shop.ts'

interface SignInData {
  /** Where the button leads, whole: `https://…`. */
  readonly link: string
  /** How long the link lives; the mail is not sent any more when that is over. */
  readonly minutes: number
  /** Where it was asked for, as "Firefox, Windows": words of ours, never what a browser says of itself. */
  readonly browser?: string
}

interface WelcomeData {
  /** Proves the mailbox. */
  readonly link: string
  readonly minutes: number
  /** How many stories the account has from its first minute on; not given, nothing is said of them. */
  readonly stories?: number
}

interface StoryReadyData {
  readonly link: string
  /** Only for a mailbox that is proven: otherwise anybody could have us mail words of theirs to anybody. */
  readonly title?: string
}

interface ReceiptData {
  readonly link: string
  readonly edition: Edition
  /** What the order is called when somebody writes about it. */
  readonly number: string
  /** With VAT. */
  readonly paidInCent: number
  /** ISO 8601. */
  readonly paidAt: string
  /** What its buyer agreed to when they ordered: that the file is handed over at once, or that the proof is right. */
  readonly accepted: readonly Acceptance[]
  /** ISO 8601. */
  readonly acceptedAt: string
  /** Addresses of the pages with the terms, and with how to withdraw. */
  readonly terms: string
  readonly withdrawal: string
  /** Only for a mailbox that is proven. */
  readonly title?: string
}

interface WithdrawalData {
  readonly link: string
  readonly number: string
  /** ISO 8601. */
  readonly declaredAt: string
  /** Whether the contract ended with it, so that the money is on its way back. */
  readonly isSettled: boolean
  /** As it was declared, and of what; only where there is such an order. */
  readonly name?: string
  readonly edition?: Edition
}

interface EditionReadyData {
  readonly link: string
  readonly edition: 'ebook' | 'audiobook'
  /** Missing where the story has none. */
  readonly title?: string
}

/** What was done with an account. */
interface NoticeData {
  readonly link: string
  /** ISO 8601. */
  readonly at: string
}

/** Each kind of mail, and what it tells. */
export interface MailData {
  readonly 'sign-in': SignInData
  readonly welcome: WelcomeData
  readonly 'story-ready': StoryReadyData
  readonly 'edition-ready': EditionReadyData
  readonly receipt: ReceiptData
  readonly withdrawal: WithdrawalData
  readonly 'password-changed': NoticeData
  readonly 'account-deleted': NoticeData
}
export type MailKind = keyof MailData

/** What of a mail decides its words. */
export type MailContent = {
  [Kind in MailKind]: { readonly kind: Kind; readonly language: Language; readonly data: MailData[Kind] }
}[MailKind]

export type NewMail = MailContent & { readonly to: string }
