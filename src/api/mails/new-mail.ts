import type { Language } from '../../contract/languages.ts'
import type { Acceptance, Edition } from '../../contract/shop.ts'

interface SignInData {
  readonly link: string
  /** Validity of the link; the mail is not sent after it. */
  readonly minutes: number
  /** Coarse words of ours, never the browser's own. */
  readonly browser?: string
}

interface WelcomeData {
  readonly link: string
  readonly minutes: number
  /** Stories at the start; not mentioned when absent. */
  readonly stories?: number
}

interface StoryReadyData {
  readonly link: string
  /** Proven mailboxes only: else strangers could mail their words through us. */
  readonly title?: string
}

interface ReceiptData {
  readonly link: string
  readonly edition: Edition
  readonly number: string
  /** With VAT. */
  readonly paidInCent: number
  /** ISO 8601. */
  readonly paidAt: string
  /** Agreements at ordering: immediate delivery, or the correct proof. */
  readonly accepted: readonly Acceptance[]
  readonly acceptedAt: string
  readonly terms: string
  readonly withdrawal: string
  readonly title?: string
}

interface WithdrawalData {
  readonly link: string
  readonly number: string
  /** ISO 8601. */
  readonly declaredAt: string
  /** Whether the contract ended: then the refund is under way. */
  readonly isSettled: boolean
  /** As declared; only for an existing order. */
  readonly name?: string
  readonly edition?: Edition
}

interface EditionReadyData {
  readonly link: string
  readonly edition: 'ebook' | 'audiobook'
  readonly title?: string
}

interface NoticeData {
  readonly link: string
  readonly at: string
}

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

export type MailContent = {
  [Kind in MailKind]: { readonly kind: Kind; readonly language: Language; readonly data: MailData[Kind] }
}[MailKind]

export type NewMail = MailContent & { readonly to: string }
