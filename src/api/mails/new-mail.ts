import type { Language } from '../../contract/languages.ts'
import type { Edition } from '../../contract/shop.ts'

export interface SignInData {
  /** Where the button leads, whole: `https://…`. */
  readonly link: string
  /** How long the link lives; the mail is not sent any more when that is over. */
  readonly minutes: number
  /** Where it was asked for, as "Firefox, Windows": words of ours, never what a browser says of itself. */
  readonly browser?: string
}

export interface WelcomeData {
  /** Proves the mailbox. */
  readonly link: string
  readonly minutes: number
  /** How many stories the account has from its first minute on; not given, nothing is said of them. */
  readonly stories?: number
}

export interface StoryReadyData {
  readonly link: string
  /** Only for a mailbox that is proven: otherwise anybody could have us mail words of theirs to anybody. */
  readonly title?: string
}

export interface ReceiptData {
  readonly link: string
  readonly edition: Edition
  /** What the order is called when somebody writes about it. */
  readonly number: string
  /** With VAT. */
  readonly paidInCent: number
  /** ISO 8601. */
  readonly paidAt: string
  /** Whether it was agreed that the file is handed over at once, which ends the right of withdrawal. */
  readonly isImmediate: boolean
  /** Only for a mailbox that is proven. */
  readonly title?: string
}

export interface EditionReadyData {
  readonly link: string
  readonly edition: 'ebook' | 'audiobook'
  /** Missing where the story has none. */
  readonly title?: string
}

/** Each kind of mail, and what it tells. */
export interface MailData {
  readonly 'sign-in': SignInData
  readonly welcome: WelcomeData
  readonly 'story-ready': StoryReadyData
  readonly 'edition-ready': EditionReadyData
  readonly receipt: ReceiptData
}
export type MailKind = keyof MailData

/** What of a mail decides its words. */
export type MailContent = {
  [Kind in MailKind]: { readonly kind: Kind; readonly language: Language; readonly data: MailData[Kind] }
}[MailKind]

export type NewMail = MailContent & { readonly to: string }
