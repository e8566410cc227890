import type { Issue } from '../../contract/refusals.ts'
import { emailKey } from './email-key.ts'

/** Passwords of fewer different letters are tried as early as the commonest. */
const DIFFERENT_MIN = 4

/** Loaded with the first password: most processes never need it. */
let common: Promise<ReadonlySet<string>> | undefined

/** Why a new password is easy to guess, by address and leaked lists (zxcvbn-ts); undefined when it is not. */
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
