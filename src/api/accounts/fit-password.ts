import type { Issue } from '../../contract/refusals.ts'
import { emailKey } from './email-key.ts'

/** A password of fewer different letters is tried as early as the commonest. */
const DIFFERENT_MIN = 4

/** Read when the first password is set: most processes never need it. */
let common: Promise<ReadonlySet<string>> | undefined

/**
 * What makes a new password one that is guessed first; undefined when nothing does. Whoever knows the address tries it, and
 * everybody tries the lists of passwords that were found in the open (zxcvbn-ts: 49,000, of which 1,557 are long enough).
 */
export async function unfitPassword(email: string, password: string): Promise<Issue | undefined> {
  const plain = plainOf(password)
  const [local = ''] = emailKey(email).split('@')
  if ([emailKey(email), local, plainOf(local)].includes(plain)) return issue('password-address')
  common ??= readCommon()
  const isCommon = new Set(plain).size < DIFFERENT_MIN || (await common).has(plain)
  return isCommon ? issue('password-common') : undefined
}

const plainOf = (text: string): string => text.normalize('NFKC').toLowerCase().trim()

const issue = (code: 'password-address' | 'password-common'): Issue => ({ path: 'password', code, params: {} })

async function readCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary.passwords)
}
