import type { Database } from '../../../src/api/db/database.ts'
import type { ShopDeps } from '../../../src/api/shop/shop-deps.ts'

/** Where a process may die: between any two things that are kept. */
export const KILL_POINTS = [
  'before the checkout is opened',
  'before the checkout is noted',
  'before the message is noted',
  'before the edition is granted',
  'before the grant is kept',
] as const
export type KillPoint = (typeof KILL_POINTS)[number]

/** A shop whose process dies when it comes to a point for the n-th time. */
export function deadlyDeps(deps: ShopDeps, deadly: string, after: number): ShopDeps {
  let passed = 0
  const at = (point: KillPoint) => {
    if (point !== deadly) return
    passed += 1
    if (passed >= after) process.kill(process.pid, 'SIGKILL')
  }
  /** What the next transaction after a message is for: the first notes it, the second grants what it paid for. */
  let next: readonly KillPoint[] = []
  const { payments } = deps
  return {
    ...deps,
    db: watched(deps.db, () => {
      const [point, ...rest] = next
      next = rest
      if (point) at(point)
    }),
    payments: {
      ...payments,
      async openCheckout(options) {
        at('before the checkout is opened')
        const checkout = await payments.openCheckout(options)
        at('before the checkout is noted')
        return checkout
      },
      readEvent(body, signature, now) {
        const event = payments.readEvent(body, signature, now)
        next = ['before the message is noted', 'before the edition is granted']
        return event
      },
    },
    async makeEdition(transaction, made) {
      await deps.makeEdition(transaction, made)
      at('before the grant is kept')
    },
  }
}

/** A database that tells when a transaction begins. */
const watched = (db: Database, begins: () => void): Database =>
  new Proxy(db, {
    get(target, name) {
      if (name === 'transaction') begins()
      const value = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
