import { BRAND } from '../../contract/brand.ts'
import { CURRENCY } from '../../contract/currency.ts'
import type { Tracking } from '../../contract/print-order.ts'
import { pathOf } from '../../contract/routes.ts'
import { serverTexts } from '../../contract/texts.server.ts'
import type { Texts } from '../../contract/texts.ts'
import { counted } from '../../lib/counted.ts'
import { fill } from '../../lib/fill.ts'
import { writtenDay, writtenMoney } from '../../lib/written.ts'
import type { Letter } from './letter.ts'
import type { MailContent, MailData, MailKind, MailOf } from './new-mail.ts'

type Own = Pick<Letter, 'subject' | 'heading' | 'paragraphs' | 'lines' | 'notes' | 'stranger' | 'parcel'> & {
  /** Of the button; a mail without one leads nowhere. */
  readonly label?: string
}
type Write<Kind extends MailKind> = (data: MailData[Kind], texts: Texts, language: string, goes: Enclosed) => Own

/** What goes with a mail. */
interface Enclosed {
  /** Of the cover. */
  readonly coverTitle?: string | undefined
  readonly hasDocument?: boolean
}

const writeSignIn: Write<'sign-in'> = ({ minutes, browser }, { mails }, language) => ({
  subject: fill(mails.signIn.subject, { brand: BRAND }),
  heading: mails.signIn.heading,
  paragraphs: [mails.signIn.text],
  label: mails.signIn.button,
  notes: [
    ...(browser ? [fill(mails.signIn.browser, { browser })] : []),
    `${counted(language, minutes, mails.life)} ${mails.again}`,
  ],
  stranger: mails.signIn.stranger,
})

const writeWelcome: Write<'welcome'> = ({ minutes, stories }, { mails }, language) => ({
  subject: fill(mails.welcome.subject, { brand: BRAND }),
  heading: mails.welcome.heading,
  paragraphs: [
    ...(stories === undefined ? [] : [librarySentence(stories, mails.welcome, language)]),
    fill(mails.welcome.text, { brand: BRAND }),
  ],
  label: mails.welcome.button,
  notes: [`${counted(language, minutes, mails.life)} ${mails.again}`],
  stranger: mails.welcome.stranger,
})

const librarySentence = (stories: number, { empty, kept }: Texts['mails']['welcome'], language: string): string =>
  stories > 0 ? counted(language, stories, kept) : empty

const writeStoryReady: Write<'story-ready'> = ({ title }, { mails, library }) => ({
  subject: fill(mails.storyReady.subject, { brand: BRAND }),
  heading: mails.storyReady.heading,
  paragraphs: [title ? fill(mails.storyReady.text, { title }) : mails.storyReady.untitled],
  label: mails.storyReady.button,
  notes: [library.note],
  stranger: undefined,
})

const writeReceipt: Write<'receipt'> = (data, { mails, shop, library }, language, { hasDocument }) => {
  const { receipt } = mails
  const price = writtenMoney(language, data.paidInCent, CURRENCY)
  const date = writtenDay(language, data.paidAt, { timeZone: 'UTC' })
  const { invoice } = data
  const time = momentIn(language, data.acceptedAt)
  const product = shop.products[data.edition].title
  return {
    subject: fill(receipt.subject, { brand: BRAND }),
    heading: receipt.heading,
    paragraphs: [
      data.title ? fill(receipt.titled, { product, title: data.title }) : fill(receipt.untitled, { product }),
      fill(invoice?.isTaxed === false ? receipt.paidUntaxed : receipt.paid, { price, date, number: data.number }),
    ],
    lines: invoice?.lines,
    label: receipt.button,
    notes: [
      ...(invoice
        ? [...invoice.notes, hasDocument ? receipt.attached : fill(receipt.invoice, { link: invoice.link })]
        : []),
      ...data.accepted.map(what => fill(receipt.accepted[what], { time })),
      fill(receipt.terms, { terms: data.terms, withdrawal: data.withdrawal }),
      library.note,
    ],
    stranger: receipt.stranger,
  }
}

const writeRefund: Write<'refund'> = (data, { mails, shop }, language, { hasDocument }) => {
  const { refund } = mails
  const { number, edition, amount, currency, invoice, isWhole } = data
  const price = writtenMoney(language, amount, currency)
  return {
    subject: fill(refund.subject, { number }),
    heading: refund.heading,
    paragraphs: [
      fill(refund.text, { price, product: shop.products[edition].title, number }),
      isWhole ? refund.whole : refund.part,
    ],
    lines: invoice.lines,
    label: refund.button,
    notes: [
      ...invoice.notes,
      refund.when,
      hasDocument ? refund.attached : fill(refund.creditNote, { link: invoice.link }),
    ],
    stranger: refund.stranger,
  }
}

const writeWithdrawal: Write<'withdrawal'> = (data, { mails, shop }, language) => {
  const { withdrawal } = mails
  const product = data.edition && shop.products[data.edition].title
  return {
    subject: fill(withdrawal.subject, { number: data.number }),
    heading: withdrawal.heading,
    paragraphs: [
      fill(withdrawal.declared, { number: data.number, time: momentIn(language, data.declaredAt) }),
      ...(product && data.name ? [fill(withdrawal.content, { product, name: data.name })] : []),
      data.isSettled ? withdrawal.settled : withdrawal.examined,
    ],
    label: withdrawal.button,
    notes: [withdrawal.keep],
    stranger: withdrawal.stranger,
  }
}

const momentIn = (language: string, at: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'long', timeZone: 'UTC' }).format(new Date(at))

const writeEditionReady: Write<'edition-ready'> = ({ edition, title, isForPresent }, { mails, library }) => {
  const { subject, heading, text, untitled, present, button } = mails.editionReady[edition]
  return {
    subject,
    heading,
    paragraphs: [isForPresent ? present : title ? fill(text, { title }) : untitled],
    label: button,
    notes: isForPresent ? [] : [library.note],
    stranger: undefined,
  }
}

/** No title, no cover, no dedication: it is still wrapped. */
const writePresent: Write<'present'> = ({ from, to }, { mails }) => ({
  subject: fill(mails.present.subject, { to }),
  heading: fill(mails.present.heading, { to }),
  paragraphs: [fill(mails.present.text, { from })],
  label: mails.present.button,
  notes: [mails.present.note],
  stranger: mails.present.stranger,
  parcel: { to: fill(mails.present.tagTo, { to }), from: fill(mails.present.tagFrom, { from }) },
})

const writeQuotaFree: Write<'quota-free'> = (_data, { mails }) => ({
  subject: mails.quotaFree.subject,
  heading: mails.quotaFree.heading,
  paragraphs: [mails.quotaFree.text],
  label: mails.quotaFree.button,
  notes: [mails.quotaFree.note],
  stranger: undefined,
})

/** Line by line, as it was typed; the subject holds none of its words. */
const writeMessage: Write<'message'> = ({ topic, text, number, email, language }, { mails, contact }) => ({
  subject: fill(mails.message.subject, { brand: BRAND, topic: contact.topics[topic] }),
  heading: contact.topics[topic],
  paragraphs: text
    .split(/[\r\n]+/)
    .map(line => line.trim())
    .filter(Boolean),
  notes: [
    ...(number ? [fill(mails.message.number, { number })] : []),
    fill(mails.message.answer, { email }),
    fill(mails.message.language, { language: serverTexts(language).language.name }),
  ],
  stranger: undefined,
})

const writePrintOrder: Write<'print-order'> = ({ number, pageCount, isAddressDoubtful }, { mails }, language) => ({
  subject: fill(mails.printOrder.subject, { number }),
  heading: mails.printOrder.heading,
  paragraphs: [
    counted(language, pageCount, mails.printOrder.text),
    mails.printOrder.files,
    ...(isAddressDoubtful ? [mails.printOrder.doubtful] : []),
  ],
  label: mails.printOrder.button,
  notes: [mails.printOrder.note],
  stranger: undefined,
})

const writePrintStep: Write<'print-step'> = ({ number, step, problem, tracking }, { mails }) => {
  const own = mails.printStep
  return {
    subject: fill(own[step].subject, { number }),
    heading: own[step].heading,
    paragraphs: [
      problem ? own.problem.texts[problem] : own[step].text,
      ...(tracking ? trackingLines(tracking, own) : []),
    ],
    label: own.button,
    notes: [fill(own.number, { number })],
    stranger: own.stranger,
  }
}

type TrackingWords = Texts['mails']['printStep']

function trackingLines({ carrier, number, url }: Tracking, { tracking, trackingPlain }: TrackingWords): string[] {
  if (url === null) return [fill(trackingPlain, { carrier, number })]
  return [fill(tracking, { carrier, number }), url]
}

const noticeWriter =
  (own: 'passwordChanged' | 'accountDeleted'): Write<'password-changed' | 'account-deleted'> =>
  ({ at }, { mails }, language) => ({
    subject: fill(mails[own].subject, { brand: BRAND }),
    heading: mails[own].heading,
    paragraphs: [fill(mails[own].text, { time: momentIn(language, at) })],
    label: fill(mails[own].button, { brand: BRAND }),
    notes: [],
    stranger: mails[own].stranger,
  })

const WRITERS: { readonly [Kind in MailKind]: Write<Kind> } = {
  'sign-in': writeSignIn,
  welcome: writeWelcome,
  'story-ready': writeStoryReady,
  'edition-ready': writeEditionReady,
  receipt: writeReceipt,
  refund: writeRefund,
  withdrawal: writeWithdrawal,
  present: writePresent,
  'quota-free': writeQuotaFree,
  message: writeMessage,
  'print-order': writePrintOrder,
  'print-step': writePrintStep,
  'password-changed': noticeWriter('passwordChanged'),
  'account-deleted': noticeWriter('accountDeleted'),
}

const write = <Kind extends MailKind>({ kind, language, data }: MailOf<Kind>, texts: Texts, goes: Enclosed): Own =>
  WRITERS[kind](data, texts, language, goes)

function whyOf(kind: MailKind, { mails }: Texts): string {
  if (kind === 'present') return mails.present.why
  if (kind === 'message') return fill(mails.message.why, { brand: BRAND })
  return kind === 'print-order' ? mails.printOrder.why : fill(mails.why, { brand: BRAND })
}

/** Throws for a link that is no web address. */
export function writeLetter(mail: MailContent, goes: Enclosed = {}): Letter {
  const { coverTitle } = goes
  const { language, data } = mail
  const texts = serverTexts(language)
  const { origin, protocol } = new URL(data.link)
  if (protocol !== 'https:' && protocol !== 'http:') throw new Error('a mail leads somewhere that is no web address')
  const { label, ...own } = write(mail, texts, goes)
  return {
    ...own,
    language,
    ...(label !== undefined && { button: { label, link: data.link } }),
    ...(coverTitle !== undefined && { coverAlt: fill(texts.reader.cover, { title: coverTitle }) }),
    copy: texts.mails.copy,
    why: whyOf(mail.kind, texts),
    imprint: { label: texts.frame.imprint, link: origin + pathOf('imprint', { language }, texts.urls) },
  }
}
