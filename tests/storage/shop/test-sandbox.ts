import type { Database } from '../../../src/api/db/database.ts'
import { openPayments } from '../../../src/api/outside/payment/open-payments.ts'
import { openDatabaseStore } from '../../../src/api/outside/payment/sandbox/database-store.ts'
import type { Sandbox } from '../../../src/api/outside/payment/sandbox/sandbox.ts'
import { memoryStore } from '../../helpers/memory-store.ts'

/** The sandbox, with its books in the database or, where only the shop is looked at, in memory. */
export function openTestSandbox(db: Database, clock: () => number, inMemory: boolean) {
  const store = inMemory ? memoryStore() : openDatabaseStore(db, clock)
  const { payments, sandbox } = openPayments(undefined, { store, clock, secret: 'a secret of the tests' })
  return { payments, sandbox: sandbox as Sandbox }
}
