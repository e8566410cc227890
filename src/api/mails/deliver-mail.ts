import type { Clock } from '../../lib/clock.ts'
import { describeError } from '../../lib/describe-error.ts'
import type { Database } from '../db/database.ts'
import type { Log } from '../log/log.ts'
import type { Files } from '../outside/files/files.ts'
import { type MailDocument, type Mailer, MailFailure } from '../outside/mail/mailer.ts'
import { composeMail } from './compose-mail.ts'
import { type MailCover, mailCover } from './mail-cover.ts'
import { openMailLease } from './mail-lease.ts'
import type { MailQueue } from './mail-queue.ts'
import { countAttempt, postponeMail, settleMail, type WaitingMail, waitingMail } from './mail-rows.ts'
import { ATTEMPTS_MAX, secondsAfter, uselessFrom } from './mail-times.ts'

export interface MailDeps {
  readonly db: Database
  readonly queue: MailQueue
  readonly mailer: Mailer
  readonly files: Pick<Files, 'get'>
  /** The PDF of an invoice; undefined where it is gone. */
  readonly openInvoice: (id: string) => Promise<MailDocument | undefined>
  readonly from: string
  readonly clock: Clock
  readonly log: Log
}

export type Deliver = (id: string) => Promise<void>

/** One attempt at a mail, and the next on failure. One sent by a dying process goes twice, with one Message-ID. */
export function openDelivery(deps: MailDeps): Deliver {
  /** Sent but not recorded: the database was away. */
  const accepted = new Set<string>()
  const withLease = openMailLease(deps.db)
  return async id => {
    const isMine = await withLease(id, async () => {
      const mail = await waitingMail(deps.db, id)
      if (!mail) return
      if (!accepted.has(id) && !(await attempt(deps, mail))) return
      accepted.add(id)
      await settleMail(deps.db, id, 'sent', new Date(deps.clock()))
      accepted.delete(id)
    })
    if (!isMine) throw new Error('another process is at this mail')
  }
}

/** Whether the mail was sent; settles failures. */
async function attempt(deps: MailDeps, mail: WaitingMail): Promise<boolean> {
  const { id, kind } = mail
  const started = deps.clock()
  if (started >= uselessFrom(mail) || mail.attempts >= ATTEMPTS_MAX) {
    await settleMail(deps.db, id, 'failed', new Date(started))
    deps.log.warn({ mailId: id, kind, attempts: mail.attempts }, 'mail came too late')
    return false
  }
  if (!(await countAttempt(deps.db, id))) return false
  try {
    await deps.mailer.send(await letterOf(deps, mail))
    deps.log.info({ mailId: id, kind, attempts: mail.attempts + 1, ms: deps.clock() - started }, 'mail sent')
    return true
  } catch (error) {
    deps.log.warn({ mailId: id, kind, attempts: mail.attempts + 1, error: describeError(error) }, 'mail not taken')
    await decideOn(deps, mail, error)
    return false
  }
}

async function letterOf(deps: MailDeps, mail: WaitingMail) {
  const { from } = deps
  const messageId = `<${mail.id}@${from.slice(from.lastIndexOf('@') + 1)}>`
  const [cover, document] = await Promise.all([
    enclosed(deps, mail, 'cover', mailCover(deps, mail)),
    enclosed(deps, mail, 'invoice', invoiceWith(deps, mail)),
  ])
  return { to: mail.to, from, messageId, ...composeMail(mail, { cover, document }) }
}

/** Refers to where it is found where it does not go with the mail. */
async function invoiceWith({ openInvoice }: MailDeps, { data }: WaitingMail): Promise<MailDocument | undefined> {
  const id = 'invoice' in data ? data.invoice?.attached : undefined
  return id === undefined ? undefined : openInvoice(id)
}

/** A mail goes without its cover or PDF rather than not at all. */
async function enclosed<Part extends MailCover | MailDocument>(
  { log }: MailDeps,
  { id: mailId, kind }: WaitingMail,
  what: 'cover' | 'invoice',
  opening: Promise<Part | undefined>,
): Promise<Part | undefined> {
  try {
    return await opening
  } catch (error) {
    log.warn({ mailId, kind, error: describeError(error) }, `mail goes without its ${what}`)
    return undefined
  }
}

async function decideOn(deps: MailDeps, mail: WaitingMail, error: unknown) {
  const now = deps.clock()
  const waitSeconds = secondsAfter(mail.attempts + 1)
  const next = now + waitSeconds * 1000
  const isHopeless = error instanceof MailFailure && error.isPermanent
  if (isHopeless || next >= uselessFrom(mail)) return settleMail(deps.db, mail.id, 'failed', new Date(now))
  await deps.db.transaction().execute(async transaction => {
    await postponeMail(transaction, mail.id, new Date(next))
    await deps.queue.queueAttempt(transaction, mail.id, waitSeconds)
  })
}
