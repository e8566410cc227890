import * as z from 'zod/mini'
import { LANGUAGES } from '../../contract/languages.ts'
import { Message } from '../../contract/message.ts'
import { PRINT_PROBLEMS, Tracking } from '../../contract/print-order.ts'
import { ACCEPTANCES, EDITIONS } from '../../contract/shop.ts'

/** Proven mailboxes only: else strangers could mail their words through us. */
const title = z.optional(z.string())

/** Whose cover, which shows title and name, stands above the words: as for titles. */
const story = z.optional(z.uuid())

const notice = z.object({ link: z.string(), at: z.string() })

/** Of an invoice or a credit note, in the language of the mail. */
const invoice = z.object({
  title: z.string(),
  lines: z.array(z.tuple([z.string(), z.string()])),
  notes: z.array(z.string()),
  /** Whether its price has VAT in it. */
  isTaxed: z.boolean(),
  /** Where its PDF is found, after signing in. */
  link: z.string(),
  /** Its id, where the PDF goes with the mail: it has title and buyer in it. */
  attached: z.optional(z.uuid()),
})
export type MailedInvoice = z.output<typeof invoice>

/** What a mail of each kind says, as it is stored until it is sent. Times are ISO 8601. */
const DATA = {
  'sign-in': z.object({
    link: z.string(),
    /** Validity of the link; the mail is not sent after it. */
    minutes: z.number(),
    /** Coarse words of ours, never the browser's own. */
    browser: z.optional(z.string()),
  }),
  welcome: z.object({
    link: z.string(),
    minutes: z.number(),
    /** Stories at the start; not mentioned when absent. */
    stories: z.optional(z.number()),
  }),
  'story-ready': z.object({ link: z.string(), title, story }),
  'edition-ready': z.object({
    link: z.string(),
    edition: z.enum(['ebook', 'audiobook']),
    title,
    story,
    /** It was bought for a present by whom it was given to. */
    isForPresent: z.optional(z.boolean()),
  }),
  receipt: z.object({
    link: z.string(),
    edition: z.enum(EDITIONS),
    number: z.string(),
    /** With VAT. */
    paidInCent: z.number(),
    paidAt: z.string(),
    /** Agreements at ordering: immediate delivery, or the correct proof. */
    accepted: z.array(z.enum(ACCEPTANCES)),
    acceptedAt: z.string(),
    terms: z.string(),
    withdrawal: z.string(),
    /** Without the title, as above. */
    invoice: z.optional(invoice),
    title,
    story,
  }),
  /** A payment or a part of it went back. */
  refund: z.object({
    link: z.string(),
    edition: z.enum(EDITIONS),
    number: z.string(),
    /** Whether nothing of the payment is left. */
    isWhole: z.boolean(),
    /** In the currency's minor unit, with VAT. */
    amount: z.number(),
    currency: z.string(),
    invoice,
  }),
  withdrawal: z.object({
    link: z.string(),
    number: z.string(),
    declaredAt: z.string(),
    /** Whether the contract ended: then the refund is under way. */
    isSettled: z.boolean(),
    /** As declared; only for an existing order. */
    name: z.optional(z.string()),
    edition: z.optional(z.enum(EDITIONS)),
  }),
  /** To an address that a stranger may have typed: nothing but the names, in which no address may be. */
  present: z.object({ link: z.string(), from: z.string(), to: z.string() }),
  'quota-free': z.object({ link: z.string() }),
  /** To the operator: what somebody wrote on the contact page, with an address that nobody has proven. */
  message: z.extend(z.object(Message.shape), { link: z.string() }),
  /** To staff: a paperback was paid. */
  'print-order': z.object({
    link: z.string(),
    number: z.string(),
    pageCount: z.number(),
    isAddressDoubtful: z.boolean(),
  }),
  /** To the buyer of a paperback. */
  'print-step': z.object({
    link: z.string(),
    number: z.string(),
    step: z.enum(['sent', 'printed', 'dispatched', 'problem']),
    problem: z.optional(z.enum(PRINT_PROBLEMS)),
    tracking: z.optional(Tracking),
  }),
  'password-changed': notice,
  'account-deleted': notice,
}

export type MailKind = keyof typeof DATA
export type MailData = { readonly [Kind in MailKind]: Readonly<z.output<(typeof DATA)[Kind]>> }

const content = <Kind extends MailKind>(kind: Kind) =>
  z.object({ kind: z.literal(kind), language: z.enum(LANGUAGES), data: DATA[kind] })

/** Of a row of the table `mail`. */
export const StoredMail = z.discriminatedUnion('kind', [
  content('sign-in'),
  content('welcome'),
  content('story-ready'),
  content('edition-ready'),
  content('receipt'),
  content('refund'),
  content('withdrawal'),
  content('present'),
  content('quota-free'),
  content('message'),
  content('print-order'),
  content('print-step'),
  content('password-changed'),
  content('account-deleted'),
])

export type MailOf<Kind extends MailKind> = {
  [One in Kind]: {
    readonly kind: One
    readonly language: z.output<typeof StoredMail>['language']
    readonly data: MailData[One]
  }
}[Kind]
export type MailContent = MailOf<MailKind>

export type NewMail = MailContent & { readonly to: string }
