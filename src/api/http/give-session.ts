import type { SignedInResult } from '../../contract/account.ts'
import type { SignedInBrowser } from '../accounts/sessions.ts'
import { Refusal } from '../results/refusal.ts'
import type { Caller } from './caller.ts'

/** Puts a new session into a browser's cookies, or a program's answer. */
export function giveSession(caller: Caller, given: SignedInBrowser | Refusal): SignedInResult | Refusal {
  if (given instanceof Refusal) return given
  const { jwt, user_id: id, email } = given
  return { ...given, jwt: caller.keepSession({ jwt, id, email }) }
}
