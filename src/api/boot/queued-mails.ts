import { FALLBACK_LANGUAGE } from '../../contract/languages.ts'
import { pathOf } from '../../contract/routes.ts'
import { serverTexts } from '../../contract/texts.server.ts'
import { editionMail } from '../editions/edition-mail.ts'
import { mailboxPathFor } from '../http/routes/mailbox.ts'
import type { Service } from '../http/service.ts'
import type { MailQueue } from '../mails/mail-queue.ts'
import { forgetMails } from '../mails/mail-rows.ts'
import { ownerMails } from '../mails/owner-mails.ts'
import { removeFromOutbox } from '../outside/mail/outbox-folder.ts'
import type { WorkerDeps } from '../pipeline/worker-deps.ts'
import { forgetBuyer } from '../shop/forget-buyer.ts'
import { claimReadyMail } from '../stories/ready-mail.ts'

type Mailing = Pick<
  Service,
  'sendMail' | 'notifyOwner' | 'forgetMails' | 'sendReceipt' | 'queueMessage' | 'mailboxPath'
>

/** Mails of the service, queued. `outbox` is the folder they end in, undefined where a mail server carries them. */
export const mailing = (queue: MailQueue, origin: string, outbox: string | undefined): Mailing => ({
  sendMail: signInMails(queue),
  notifyOwner: ownerMails(queue, origin),
  async forgetMails(queries, email) {
    await forgetMails(queries, email)
    await forgetBuyer(queries, email)
    if (outbox !== undefined) await removeFromOutbox(outbox, email)
  },
  async sendReceipt(queries, mail) {
    await queue.queueMail(queries, mail)
  },
  async queueMessage(queries, to, message) {
    const { language } = message
    const link = origin + pathOf('contact', { language }, serverTexts(language).urls)
    await queue.queueMail(queries, { kind: 'message', to, language: FALLBACK_LANGUAGE, data: { link, ...message } })
  },
  mailboxPath: headers => (outbox === undefined ? undefined : mailboxPathFor(origin, headers)),
})

/** The mails of signing in, put into the outbox. */
const signInMails =
  (queue: MailQueue): Service['sendMail'] =>
  async (queries, { kind, email: to, language, link, minutes, agent, stories }) => {
    const browser = agent || undefined
    if (kind === 'sign-in') await queue.queueMail(queries, { kind, to, language, data: { link, minutes, browser } })
    else await queue.queueMail(queries, { kind, to, language, data: { link, minutes, stories } })
  }

/** The mail that a story is complete, put into the outbox where somebody waits for it. */
export const readyMails =
  (queue: MailQueue, origin: string): WorkerDeps['notifyReady'] =>
  async (transaction, story) => {
    const mail = await claimReadyMail(transaction, { story, origin })
    if (mail) await queue.queueMail(transaction, mail)
  }

/** The same for an edition of it. */
export const editionMails =
  (queue: MailQueue, origin: string): WorkerDeps['notifyEdition'] =>
  async (transaction, made) => {
    const edition = await transaction
      .selectFrom('edition')
      .select('id')
      .where('story_id', '=', made.story)
      .where('kind', '=', made.kind)
      .executeTakeFirst()
    const mail = edition && (await editionMail(transaction, { ...made, origin }))
    if (mail) await queue.queueMail(transaction, mail, edition.id)
  }
