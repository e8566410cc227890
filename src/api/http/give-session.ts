import type { SignedInAnswer } from '../../contract/account.ts'
import type { SignedInBrowser } from '../accounts/sessions.ts'
import { Refusal } from '../results/refusal.ts'
import type { Caller } from './caller.ts'

/** Puts a new session into a browser's cookies, or a program's answer. */
export function handOver(caller: Caller, given: SignedInBrowser | Refusal): SignedInAnswer | Refusal {
  if (given instanceof Refusal) return given
  const { jwt, user_id: id, email } = given
  return { ...given, jwt: caller.keepSession({ jwt, id, email }) }
}
