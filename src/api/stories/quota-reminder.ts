import type { Language } from '../../contract/languages.ts'
import { ownPath } from '../../contract/own-path.ts'
import { pathOf } from '../../contract/routes.ts'
import type { StoryQuota } from '../../contract/story-quota.ts'
import { serverTexts } from '../../contract/texts.server.ts'
import { mailboxFreeFrom } from '../accounts/account-quota.ts'
import { lockAccount } from '../accounts/accounts.ts'
import { NEVER } from '../accounts/quota-window.ts'
import type { Database, Queries } from '../db/database.ts'
import type { MailQueue } from '../mails/mail-queue.ts'
import { type Refusal, refuse } from '../results/refusal.ts'
import { callerFreeFrom, provenAccount, type QuotaCaller, type QuotaDeps, viewQuota } from './story-quota.ts'

export type ReminderDeps = QuotaDeps & { readonly db: Database }

const AT_ONCE = 100

/** One mail to the caller's proven mailbox, when the next story may begin. */
export async function askReminder(
  deps: ReminderDeps,
  caller: QuotaCaller,
  { language, to }: { readonly language: Language; readonly to?: string | undefined },
): Promise<StoryQuota | Refusal> {
  const account = provenAccount(caller)
  if (account === undefined) return refuse('proof-needed')
  return deps.db.transaction().execute(async transaction => {
    if (!(await lockAccount(transaction, account))) return refuse('unauthorised')
    const free = await callerFreeFrom(transaction, deps, caller)
    if (free > deps.clock() && free !== NEVER) {
      const asked = { language, path: ownPath(to) ?? null, due_at: new Date(free) }
      await transaction
        .insertInto('quota_reminder')
        .values({ account_id: account, ...asked })
        .onConflict(conflict => conflict.column('account_id').doUpdateSet(asked))
        .execute()
    }
    return viewQuota(transaction, deps, caller)
  })
}

export async function cancelReminder(deps: ReminderDeps, caller: QuotaCaller): Promise<StoryQuota | Refusal> {
  const account = provenAccount(caller)
  if (account === undefined) return refuse('proof-needed')
  await deps.db.deleteFrom('quota_reminder').where('account_id', '=', account).execute()
  return viewQuota(deps.db, deps, caller)
}

export type SendReminderDeps = Pick<ReminderDeps, 'db' | 'clock' | 'quotaAccount'> & {
  readonly publicOrigin: string
  readonly queue: Pick<MailQueue, 'queueMail'>
}

/** Queues the mails that are due. Each row goes with its mail in one transaction, so that a mail is sent once. */
export async function sendReminders(deps: SendReminderDeps): Promise<void> {
  for (;;) {
    const count = await deps.db.transaction().execute(async transaction => {
      const due = await dueReminders(transaction, deps.clock())
      for (const reminder of due) await sendReminder(transaction, deps, reminder)
      return due.length
    })
    if (count < AT_ONCE) return
  }
}

const dueReminders = (transaction: Queries, now: number) =>
  transaction
    .selectFrom('quota_reminder')
    .innerJoin('account', 'account.id', 'quota_reminder.account_id')
    .select(['account_id', 'account.email', 'quota_reminder.language', 'path'])
    .where('due_at', '<=', new Date(now))
    .orderBy('due_at')
    .limit(AT_ONCE)
    .forUpdate('quota_reminder')
    .skipLocked()
    .execute()

type DueReminder = Awaited<ReturnType<typeof dueReminders>>[number]

async function sendReminder(transaction: Queries, deps: SendReminderDeps, reminder: DueReminder): Promise<void> {
  const { account_id: accountId, email: to, language, path } = reminder
  const free = await mailboxFreeFrom(transaction, { accountId, limit: deps.quotaAccount, now: deps.clock() })
  // Another browser of the mailbox has begun one meanwhile.
  if (free > deps.clock() && free !== NEVER) return postpone(transaction, accountId, new Date(free))
  await transaction.deleteFrom('quota_reminder').where('account_id', '=', accountId).execute()
  if (free === NEVER) return
  const link = deps.publicOrigin + (path ?? pathOf('home', { language }, serverTexts(language).urls))
  await deps.queue.queueMail(transaction, { kind: 'quota-free', to, language, data: { link } })
}

async function postpone(transaction: Queries, account: string, to: Date): Promise<void> {
  await transaction.updateTable('quota_reminder').set({ due_at: to }).where('account_id', '=', account).execute()
}
