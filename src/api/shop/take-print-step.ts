import { randomUUID } from 'node:crypto'
import type { Insertable, Selectable } from 'kysely'
import { PRINT_STATES, type PrintOrder, type PrintStep, type PrintStepRequest } from '../../contract/print-order.ts'
import { pathOf } from '../../contract/routes.ts'
import { serverTexts } from '../../contract/texts.server.ts'
import type { Queries } from '../db/database.ts'
import type { PrintOrderTable, PrintStepTable } from '../db/shop-tables.ts'
import { type Refusal, refuse } from '../results/refusal.ts'
import { notePrintEvent } from './print-events.ts'
import { orderNumber } from './receipt.ts'
import type { OrderRow, ShopDeps } from './shop-deps.ts'
import { type PrintDeps, viewPrintOrder } from './view-print-orders.ts'

export type PrintOrderRow = Selectable<PrintOrderTable>

type StepDeps = PrintDeps & Pick<ShopDeps, 'publicOrigin' | 'sendReceipt'>

/** Notes a step of a paperback, and mails its buyer, in one transaction. `by`: staff's account, null for their key. */
export function takePrintStep(
  deps: StepDeps,
  id: string,
  { request, by }: { readonly request: PrintStepRequest; readonly by: string | null },
): Promise<PrintOrder | Refusal> {
  return deps.db.transaction().execute(async transaction => {
    const locked = await lockPrintOrder(transaction, id)
    if (!locked) return refuse('not-found')
    const { order, print } = locked
    if (print.revision !== request.revision || order.state !== 'fulfilled') return refuse('version-conflict')
    if (!mayFollow(print, request.step)) {
      return refuse('invalid-input', [{ path: 'step.state', code: 'option', params: {} }])
    }
    const now = new Date(deps.clock())
    await storeStep(transaction, print, { step: request.step, by, now })
    if (request.step.state === 'sent') await notePrintEvent(transaction, { order: id, type: 'released', now })
    await mailStep(transaction, deps, order, request.step)
    return (await viewPrintOrder(deps, transaction, id)) ?? refuse('not-found')
  })
}

/** Its order first, as everywhere: a refund waits, or has been. */
export async function lockPrintOrder(
  transaction: Queries,
  id: string,
): Promise<{ readonly order: OrderRow; readonly print: PrintOrderRow } | undefined> {
  const order = await transaction
    .selectFrom('shop_order')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!order) return undefined
  const print = await transaction
    .selectFrom('print_order')
    .selectAll()
    .where('order_id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return print && { order, print }
}

/** Forward, to a problem, or from a problem to anywhere; a second problem may be another one. */
function mayFollow(print: PrintOrderRow, step: PrintStep): boolean {
  if (print.state === 'problem') return step.state !== 'problem' || step.problem !== print.problem
  return PRINT_STATES.indexOf(step.state) > PRINT_STATES.indexOf(print.state)
}

export async function storeStep(
  transaction: Queries,
  print: PrintOrderRow,
  { step, by, now }: { readonly step: PrintStep; readonly by: string | null; readonly now: Date },
): Promise<void> {
  await transaction
    .updateTable('print_order')
    .set({
      state: step.state,
      problem: step.state === 'problem' ? step.problem : null,
      // A parcel that came back keeps its number until another is on its way.
      ...(step.state === 'dispatched' && { tracking: step.tracking && JSON.stringify(step.tracking) }),
      revision: print.revision + 1,
      changed_at: now,
    })
    .where('order_id', '=', print.order_id)
    .execute()
  const row: Insertable<PrintStepTable> = {
    id: randomUUID(),
    order_id: print.order_id,
    state: step.state,
    created_at: now,
    account_id: by,
  }
  await transaction.insertInto('print_step').values(row).execute()
}

/** No mail where the buyer was forgotten, nor about a step that only undoes a problem. */
async function mailStep(transaction: Queries, deps: StepDeps, order: OrderRow, step: PrintStep): Promise<void> {
  if (step.state === 'new') return
  const to = order.email ?? (await addressOf(transaction, order.account_id))
  if (to === undefined) return
  const { language } = order
  const { urls } = serverTexts(language)
  const query = new URLSearchParams({ to: pathOf('settings', { language }, urls) })
  await deps.sendReceipt(transaction, {
    kind: 'print-step',
    to,
    language,
    data: {
      link: `${deps.publicOrigin}${pathOf('login', { language }, urls)}?${query}`,
      number: orderNumber(order.id),
      step: step.state,
      ...(step.state === 'problem' && { problem: step.problem }),
      ...(step.state === 'dispatched' && step.tracking && { tracking: step.tracking }),
    },
  })
}

async function addressOf(queries: Queries, account: string | null): Promise<string | undefined> {
  if (account === null) return undefined
  const row = await queries.selectFrom('account').select('email').where('id', '=', account).executeTakeFirst()
  return row?.email
}
