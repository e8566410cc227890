import { describeError } from '../../lib/describe-error.ts'
import type { Sandbox } from '../outside/payment/sandbox/sandbox.ts'
import { Refusal } from '../refusal.ts'
import { type CatalogueEntry, readCatalogue } from './read-catalogue.ts'
import { receiveEvent } from './receive-event.ts'
import { reconcile } from './reconcile.ts'
import type { ShopDesk } from './shop-desk.ts'
import { seedProducts, settleShop } from './stock-shop.ts'

const RECONCILE_MS = 5 * 60_000
const DELIVER_MS = 5000

/**
 * Fills the shop at the start of a process. Throws CatalogueError for a catalogue that cannot be sold from. Only a sandbox
 * is waited for: a service on the network that is slow, or away, keeps nobody from starting.
 */
export async function openShop(desk: ShopDesk, sandbox: Sandbox | undefined): Promise<void> {
  const catalogue = readCatalogue()
  await seedProducts(desk.db, catalogue)
  const settled = settle(desk, catalogue)
  if (sandbox) await settled
}

/** Every five minutes: prices, and orders that nobody was told the end of. With a sandbox, also what it has to tell. */
export function startShop(desk: ShopDesk, sandbox: Sandbox | undefined): void {
  const catalogue = readCatalogue()
  const round = async () => {
    await settle(desk, catalogue)
    await attempt(desk, 'orders could not be reconciled', () => reconcile(desk))
    if (sandbox) await attempt(desk, 'the payment sandbox could not be swept', () => sandbox.sweep())
  }
  setInterval(() => void round(), RECONCILE_MS).unref()
  if (!sandbox) return
  const deliver = () => attempt(desk, 'the payment sandbox told nothing', () => tellOf(desk, sandbox))
  setInterval(() => void deliver(), DELIVER_MS).unref()
}

/** Takes what the sandbox has to tell, as signed messages like Stripe's. */
export async function tellOf(desk: ShopDesk, sandbox: Sandbox): Promise<void> {
  await sandbox.deliver(async (body, signature) => !((await receiveEvent(desk, body, signature)) instanceof Refusal))
}

const settle = (desk: ShopDesk, catalogue: readonly CatalogueEntry[]) =>
  attempt(desk, 'prices could not be settled', () => settleShop(desk, catalogue))

async function attempt({ log }: ShopDesk, failure: string, run: () => Promise<void>): Promise<void> {
  try {
    await run()
  } catch (error) {
    log.warn({ error: describeError(error) }, failure)
  }
}
