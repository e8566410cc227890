import { describeError } from '../../lib/describe-error.ts'
import type { Sandbox } from '../outside/payment/sandbox/sandbox.ts'
import { Refusal } from '../results/refusal.ts'
import { readCatalogue } from './read-catalogue.ts'
import { receiveEvent } from './receive-event.ts'
import type { ShopDesk } from './shop-deps.ts'
import { seedProducts, settleShop } from './stock-shop.ts'

/**
 * Fills the shop at the start of a process. Throws CatalogueError for a catalogue that cannot be sold from. Only a sandbox
 * is waited for: a service on the network that is slow, or away, keeps nobody from starting, and is asked by the schedule.
 */
export async function openShop(desk: ShopDesk, sandbox: Sandbox | undefined): Promise<void> {
  const catalogue = readCatalogue()
  await seedProducts(desk.db, catalogue)
  if (!sandbox) return
  try {
    await settleShop(desk, catalogue)
  } catch (error) {
    desk.log.warn({ error: describeError(error) }, 'prices could not be settled')
  }
}

/** Brings prices and codes of the shop and the payment service together. Throws what `settleShop` does. */
export const settlePrices = (desk: ShopDesk): Promise<void> => settleShop(desk, readCatalogue())

/** Takes what the sandbox has to tell, as signed messages like Stripe's. */
export async function tellOf(desk: ShopDesk, sandbox: Sandbox): Promise<void> {
  await sandbox.deliver(async (body, signature) => !((await receiveEvent(desk, body, signature)) instanceof Refusal))
}
