import type { Database } from '../db/database.ts'
import { accountHash } from './account-hash.ts'
import { type Attempt, countAttempts, isWithinLimit } from './attempts.ts'
import { emailKey } from './email-key.ts'
import { isKnownBrowser } from './known-browsers.ts'

export interface PasswordTry {
  readonly email: string
  readonly networkHash: string
  readonly knownHash: string | undefined
}

/** Counts a password before comparing it, as parallel tries must not exceed the limit; undefined when used up. */
export function countPasswordTry(
  deps: { readonly db: Database; readonly clock: () => number; readonly secret: string },
  attempt: PasswordTry,
): Promise<readonly string[] | undefined> {
  return deps.db.transaction().execute(async transaction => {
    const tries = triesOf(deps.secret, attempt, await isKnownBrowser(transaction, attempt))
    if (!(await isWithinLimit(transaction, tries, deps.clock()))) return undefined
    return countAttempts(transaction, tries, deps.clock())
  })
}

function triesOf(secret: string, { email, networkHash, knownHash }: PasswordTry, isKnown: boolean): readonly Attempt[] {
  const counted = (value: string) => accountHash(secret, 'counted', value)
  const address = emailKey(email)
  if (isKnown) return [{ kind: 'password-known', key: counted(`${address} ${knownHash}`) }]
  return [
    { kind: 'password-account', key: counted(address) },
    { kind: 'password-network', key: networkHash },
  ]
}
