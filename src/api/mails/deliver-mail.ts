import type { Clock } from '../../lib/clock.ts'
import { describeError } from '../../lib/describe-error.ts'
import type { Database } from '../db/database.ts'
import type { Log } from '../log/log.ts'
import { type Mailer, MailFailure } from '../outside/mail/mailer.ts'
import { composeMail } from './compose-mail.ts'
import { openMailLock } from './mail-lock.ts'
import type { MailQueue } from './mail-queue.ts'
import { countAttempt, postponeMail, settleMail, type WaitingMail, waitingMail } from './mail-rows.ts'
import { ATTEMPTS_MAX, secondsAfter, uselessFrom } from './mail-times.ts'

export interface MailPlace {
  readonly db: Database
  readonly queue: MailQueue
  readonly mailer: Mailer
  readonly from: string
  readonly clock: Clock
  readonly log: Log
}

export type Deliver = (id: string) => Promise<void>

/** One attempt at a mail, and the next on failure. One sent by a dying process goes twice, with one Message-ID. */
export function openDelivery(place: MailPlace): Deliver {
  /** Sent but not recorded: the database was away. */
  const taken = new Set<string>()
  const withLock = openMailLock(place.db)
  return async id => {
    const isMine = await withLock(id, async () => {
      const mail = await waitingMail(place.db, id)
      if (!mail) return
      if (!taken.has(id) && !(await attempt(place, mail))) return
      taken.add(id)
      await settleMail(place.db, id, 'sent', new Date(place.clock()))
      taken.delete(id)
    })
    if (!isMine) throw new Error('another process is at this mail')
  }
}

/** Whether the mail was sent; settles failures. */
async function attempt(place: MailPlace, mail: WaitingMail): Promise<boolean> {
  const { id, kind } = mail
  const started = place.clock()
  if (started >= uselessFrom(mail) || mail.attempts >= ATTEMPTS_MAX) {
    await settleMail(place.db, id, 'failed', new Date(started))
    place.log.warn({ mailId: id, kind, attempts: mail.attempts }, 'mail came too late')
    return false
  }
  await countAttempt(place.db, id)
  try {
    await place.mailer.send(letterOf(place, mail))
    place.log.info({ mailId: id, kind, attempts: mail.attempts + 1, ms: place.clock() - started }, 'mail sent')
    return true
  } catch (error) {
    place.log.warn({ mailId: id, kind, attempts: mail.attempts + 1, error: describeError(error) }, 'mail not taken')
    await decideOn(place, mail, error)
    return false
  }
}

function letterOf({ from }: MailPlace, mail: WaitingMail) {
  const messageId = `<${mail.id}@${from.slice(from.lastIndexOf('@') + 1)}>`
  return { to: mail.to, from, messageId, ...composeMail(mail) }
}

async function decideOn(place: MailPlace, mail: WaitingMail, error: unknown) {
  const now = place.clock()
  const waitSeconds = secondsAfter(mail.attempts + 1)
  const next = now + waitSeconds * 1000
  const isHopeless = error instanceof MailFailure && error.isPermanent
  if (isHopeless || next >= uselessFrom(mail)) return settleMail(place.db, mail.id, 'failed', new Date(now))
  await place.db.transaction().execute(async transaction => {
    await postponeMail(transaction, mail.id, new Date(next))
    await place.queue.queueAttempt(transaction, mail.id, waitSeconds)
  })
}
