import { removeOwedFiles } from '../accounts/remove-files.ts'
import { sweepAccounts } from '../accounts/sweep.ts'
import { runBackup } from '../backup/run-backup.ts'
import type { Config } from '../config/config.ts'
import type { ScheduledTask } from '../db/run-scheduled.ts'
import { openSchedule, type Schedule } from '../db/schedule.ts'
import { removePendingFiles } from '../editions/pending-files.ts'
import { sweepRequestCounts } from '../http/request-rows.ts'
import { removeOldInvoices } from '../invoices/remove-old-invoices.ts'
import { followSignatures } from '../landings/signatures.ts'
import { sweepPictures } from '../landings/sweep-pictures.ts'
import { forgetDailyUses } from '../limits/daily-uses.ts'
import { deleteOldReservations } from '../limits/token-reservation.ts'
import { sweepMails } from '../mails/sweep-mails.ts'
import { sweepLostRevisionRequests, sweepLostStories } from '../pipeline/sweep.ts'
import { sweepOwedCovers } from '../pipeline/sweeps/owed-covers.ts'
import { sweepOwedEditions } from '../pipeline/sweeps/owed-editions.ts'
import { sweepOwedProofs } from '../pipeline/sweeps/owed-proofs.ts'
import { deliverPresents } from '../presents/deliver-presents.ts'
import { deliverPrintEvents } from '../shop/deliver-print-events.ts'
import { reconcile } from '../shop/reconcile.ts'
import { deliverSandboxEvents, syncCataloguePrices } from '../shop/shop-jobs.ts'
import { sendReminders } from '../stories/quota-reminder.ts'
import type { Context } from './context.ts'

const EVERY_MINUTE = '* * * * *'
const EVERY_FIVE_MINUTES = '*/5 * * * *'
/** When fewest are awake in the time zones of our languages; UTC. */
const EVERY_NIGHT = '37 2 * * *'
/** Not at the full hour, when most jobs run. */
const EVERY_HOUR = '17 * * * *'

/** The tasks that run once for all processes. Each process itself follows the content (site/keep-in-step.ts). */
export async function startSchedule(ctx: Context, config: Pick<Config, 'role' | 'backup'>): Promise<Schedule> {
  const { role } = config
  const { service, workerDeps } = ctx
  const { db, clock, log, outages } = service
  const schedule = openSchedule({ boss: workerDeps.jobs.boss, db, clock, log, outages })
  if (role !== 'api') {
    const tasks = [...storyTasks(ctx), ...removals(ctx), ...shopTasks(ctx), ...backupTasks(ctx, config.backup)]
    for (const task of tasks) schedule.add('work', task)
  }
  if (service.landings) for (const task of pageTasks(ctx)) schedule.add('pages', task)
  await schedule.start()
  return schedule
}

const storyTasks = ({ service, workerDeps, mail }: Context): ScheduledTask[] => [
  { name: 'lost-stories', cron: EVERY_MINUTE, run: () => sweepLostStories(workerDeps) },
  { name: 'lost-revision-requests', cron: EVERY_MINUTE, run: () => sweepLostRevisionRequests(workerDeps) },
  { name: 'owed-covers', cron: EVERY_MINUTE, run: () => sweepOwedCovers(workerDeps) },
  { name: 'owed-editions', cron: EVERY_MINUTE, run: () => sweepOwedEditions(workerDeps) },
  { name: 'owed-proofs', cron: EVERY_MINUTE, run: () => sweepOwedProofs(workerDeps) },
  { name: 'due-presents', cron: EVERY_MINUTE, run: () => deliverPresents({ ...service, queue: mail.deps.queue }) },
  { name: 'due-reminders', cron: EVERY_MINUTE, run: () => sendReminders({ ...service, queue: mail.deps.queue }) },
  { name: 'owed-mails', cron: EVERY_MINUTE, run: () => sweepMails(mail.deps) },
]

const removals = ({ workerDeps, service }: Context): ScheduledTask[] => [
  { name: 'expired-accounts', cron: EVERY_MINUTE, run: () => sweepAccounts(workerDeps) },
  { name: 'files-of-deleted', cron: EVERY_MINUTE, run: signal => removeOwedFiles(workerDeps, signal) },
  { name: 'pending-files', cron: EVERY_MINUTE, run: signal => removePendingFiles(workerDeps, signal) },
  { name: 'landing-pictures', cron: EVERY_HOUR, run: () => sweepPictures(service) },
  { name: 'token-reservations', cron: EVERY_HOUR, run: () => deleteOldReservations(service) },
  { name: 'old-invoices', cron: EVERY_HOUR, run: () => removeOldInvoices(service) },
  { name: 'daily-uses', cron: EVERY_HOUR, run: () => forgetDailyUses(service) },
  {
    name: 'request-counts',
    cron: EVERY_FIVE_MINUTES,
    run: () => sweepRequestCounts(service.db, service.clock()),
  },
]

/** Prices, orders without a known end, and the sandbox's messages. */
const shopTasks = ({ service, sandbox, postToPrinter: post }: Context): ScheduledTask[] => [
  { name: 'prices', cron: EVERY_FIVE_MINUTES, atStart: sandbox === undefined, run: () => syncCataloguePrices(service) },
  { name: 'owed-orders', cron: EVERY_FIVE_MINUTES, run: () => reconcile(service) },
  ...(post
    ? [
        {
          name: 'print-events',
          cron: EVERY_MINUTE,
          run: (signal: AbortSignal) => deliverPrintEvents({ ...service, post }, signal),
        },
      ]
    : []),
  ...(sandbox
    ? [
        // The payment page delivers at once; this is for deliveries that failed.
        { name: 'payment-sandbox-messages', cron: EVERY_MINUTE, run: () => deliverSandboxEvents(service, sandbox) },
        { name: 'payment-sandbox', cron: EVERY_FIVE_MINUTES, run: () => sandbox.sweep() },
      ]
    : []),
]

const backupTasks = ({ service }: Context, target: Config['backup']): ScheduledTask[] =>
  target ? [{ name: 'backup', cron: EVERY_NIGHT, run: () => runBackup(service, target) }] : []

/** Tasks that need the content service, which workers do not have. */
const pageTasks = ({ service }: Context): ScheduledTask[] => {
  const { landings } = service
  if (!landings) return []
  return [
    {
      name: 'landing-signatures',
      cron: EVERY_HOUR,
      atStart: true,
      run: () => followSignatures({ ...service, ...landings }),
    },
  ]
}
