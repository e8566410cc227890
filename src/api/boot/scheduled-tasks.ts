import { removeOwedFiles } from '../accounts/remove-files.ts'
import { sweepAccounts } from '../accounts/sweep.ts'
import type { Config } from '../config/config.ts'
import type { ScheduledTask } from '../db/run-scheduled.ts'
import { openSchedule, type Schedule } from '../db/schedule.ts'
import { removeLooseFiles } from '../editions/pending-files.ts'
import { sweepRequestCounts } from '../http/request-rows.ts'
import { followSignatures } from '../landings/signatures.ts'
import { sweepPictures } from '../landings/sweep-pictures.ts'
import { forgetDailyUses } from '../limits/daily-uses.ts'
import { forgetOldHolds } from '../limits/token-reservation.ts'
import { sweepMails } from '../mails/sweep-mails.ts'
import { sweepLostStories, sweepLostWishes } from '../pipeline/sweep.ts'
import { sweepOwedCovers } from '../pipeline/sweeps/owed-covers.ts'
import { sweepOwedEditions } from '../pipeline/sweeps/owed-editions.ts'
import { sweepOwedProofs } from '../pipeline/sweeps/owed-proofs.ts'
import { settlePrices, tellOf } from '../shop/keep-shop.ts'
import { reconcile } from '../shop/reconcile.ts'
import type { Context } from './context.ts'

const EVERY_MINUTE = '* * * * *'
const EVERY_FIVE_MINUTES = '*/5 * * * *'
/** Not at the full hour, when most jobs run. */
const EVERY_HOUR = '17 * * * *'

/** The tasks that run once for all processes. Each process itself follows the content (site/keep-in-step.ts). */
export async function startSchedule(context: Context, role: Config['role']): Promise<Schedule> {
  const { service, workplace } = context
  const { db, clock, log, outages } = service
  const schedule = openSchedule({ boss: workplace.jobs.boss, db, clock, log, outages })
  if (role !== 'api') {
    const tasks = [...storyTasks(context), ...removals(context), ...shopTasks(context)]
    for (const task of tasks) schedule.add('work', task)
  }
  if (service.landings) for (const task of pageTasks(context)) schedule.add('pages', task)
  await schedule.start()
  return schedule
}

const storyTasks = ({ workplace, mail }: Context): ScheduledTask[] => [
  { name: 'lost-stories', cron: EVERY_MINUTE, run: () => sweepLostStories(workplace) },
  { name: 'lost-revision-requests', cron: EVERY_MINUTE, run: () => sweepLostWishes(workplace) },
  { name: 'owed-covers', cron: EVERY_MINUTE, run: () => sweepOwedCovers(workplace) },
  { name: 'owed-editions', cron: EVERY_MINUTE, run: () => sweepOwedEditions(workplace) },
  { name: 'owed-proofs', cron: EVERY_MINUTE, run: () => sweepOwedProofs(workplace) },
  { name: 'owed-mails', cron: EVERY_MINUTE, run: () => sweepMails(mail.place) },
]

const removals = ({ workplace, service }: Context): ScheduledTask[] => [
  { name: 'expired-accounts', cron: EVERY_MINUTE, run: () => sweepAccounts(workplace) },
  { name: 'files-of-deleted', cron: EVERY_MINUTE, run: signal => removeOwedFiles(workplace, signal) },
  { name: 'pending-files', cron: EVERY_MINUTE, run: signal => removeLooseFiles(workplace, signal) },
  { name: 'landing-pictures', cron: EVERY_HOUR, run: () => sweepPictures(service) },
  { name: 'token-reservations', cron: EVERY_HOUR, run: () => forgetOldHolds(service) },
  { name: 'daily-uses', cron: EVERY_HOUR, run: () => forgetDailyUses(service) },
  {
    name: 'request-counts',
    cron: EVERY_FIVE_MINUTES,
    run: () => sweepRequestCounts(service.db, service.clock()),
  },
]

/** Prices, orders without a known end, and the sandbox's messages. */
const shopTasks = ({ service, sandbox }: Context): ScheduledTask[] => [
  { name: 'prices', cron: EVERY_FIVE_MINUTES, atStart: sandbox === undefined, run: () => settlePrices(service) },
  { name: 'owed-orders', cron: EVERY_FIVE_MINUTES, run: () => reconcile(service) },
  ...(sandbox
    ? [
        // The payment page delivers at once; this is for deliveries that failed.
        { name: 'payment-sandbox-messages', cron: EVERY_MINUTE, run: () => tellOf(service, sandbox) },
        { name: 'payment-sandbox', cron: EVERY_FIVE_MINUTES, run: () => sandbox.sweep() },
      ]
    : []),
]

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
