import { describeError } from '../../lib/describe-error.ts'
import type { Sandbox } from '../outside/payment/sandbox/sandbox.ts'
import { Refusal } from '../results/refusal.ts'
import { readCatalogue } from './read-catalogue.ts'
import { receiveEvent } from './receive-event.ts'
import type { ShopDesk } from './shop-deps.ts'
import { seedProducts, settleShop } from './stock-shop.ts'

/** Fills the shop. Throws CatalogueError. Waits only for a sandbox: the schedule asks remote services. */
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

/** Throws as `settleShop`. */
export const settlePrices = (desk: ShopDesk): Promise<void> => settleShop(desk, readCatalogue())

/** Delivers the sandbox's signed messages, like Stripe's. */
export async function tellOf(desk: ShopDesk, sandbox: Sandbox): Promise<void> {
  await sandbox.deliver(async (body, signature) => !((await receiveEvent(desk, body, signature)) instanceof Refusal))
}
