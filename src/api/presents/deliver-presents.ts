import { pathOf } from '../../contract/routes.ts'
import { serverTexts } from '../../contract/texts.server.ts'
import type { Database, Queries } from '../db/database.ts'
import type { MailQueue } from '../mails/mail-queue.ts'
import type { PresentRow } from './present-deps.ts'

export interface DeliveryDeps {
  readonly db: Database
  readonly clock: () => number
  readonly publicOrigin: string
  readonly queue: Pick<MailQueue, 'queueMail'>
}

const AT_ONCE = 100

/** Delivers presents whose hour has come: each mail is queued with the mark that it was, so once, however often it dies. */
export async function deliverPresents(deps: DeliveryDeps): Promise<void> {
  for (;;) {
    const delivered = await deps.db.transaction().execute(async transaction => {
      const due = await duePresents(transaction, deps.clock())
      for (const present of due) await deliver(transaction, deps, present)
      return due.length
    })
    if (delivered < AT_ONCE) return
  }
}

/** Locked. A present with an order that is being refunded waits for its end. */
const duePresents = (transaction: Queries, now: number): Promise<PresentRow[]> =>
  transaction
    .selectFrom('present')
    .selectAll()
    .where('delivered_at', 'is', null)
    .where('ended_at', 'is', null)
    .where('opens_at', '<=', new Date(now))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('present_order')
            .innerJoin('shop_order', 'shop_order.id', 'present_order.order_id')
            .select('present_order.order_id')
            .whereRef('present_order.present_id', '=', 'present.id')
            .where('shop_order.state', '!=', 'fulfilled'),
        ),
      ),
    )
    .orderBy('opens_at')
    .limit(AT_ONCE)
    .forUpdate()
    .skipLocked()
    .execute()

async function deliver(transaction: Queries, deps: DeliveryDeps, present: PresentRow): Promise<void> {
  const mail = await mailOf(transaction, deps, present)
  await transaction
    .updateTable('present')
    .set({ delivered_at: new Date(deps.clock()), to_address: null, mail_id: mail })
    .where('id', '=', present.id)
    .execute()
}

async function mailOf(transaction: Queries, { queue, publicOrigin }: DeliveryDeps, present: PresentRow) {
  const { language, to_address: to, code, from_name, to_name } = present
  if (to === null) return null
  const link = publicOrigin + pathOf('present', { language, id: code }, serverTexts(language).urls)
  return queue.queueMail(transaction, { kind: 'present', to, language, data: { link, from: from_name, to: to_name } })
}
