import { describeError } from '../../lib/describe-error.ts'
import type { Sandbox } from '../outside/payment/sandbox/sandbox.ts'
import { Refusal } from '../results/refusal.ts'
import { readCatalogue } from './read-catalogue.ts'
import { receiveEvent } from './receive-event.ts'
import type { ShopDeps } from './shop-deps.ts'
import { seedProducts, syncPrices } from './sync-prices.ts'

/** Fills the shop. Throws CatalogueError. Waits only for a sandbox: the schedule asks remote services. */
export async function openShop(deps: ShopDeps, sandbox: Sandbox | undefined): Promise<void> {
  const catalogue = readCatalogue()
  await seedProducts(deps.db, catalogue)
  if (!sandbox) return
  try {
    await syncPrices(deps, catalogue)
  } catch (error) {
    deps.log.warn({ error: describeError(error) }, 'prices could not be settled')
  }
}

/** Throws as `syncPrices`. */
export const syncCataloguePrices = (desk: ShopDeps): Promise<void> => syncPrices(desk, readCatalogue())

/** Delivers the sandbox's signed messages, like Stripe's. */
export async function deliverSandboxEvents(deps: ShopDeps, sandbox: Sandbox): Promise<void> {
  await sandbox.deliver(async (body, signature) => !((await receiveEvent(deps, body, signature)) instanceof Refusal))
}
