import { Email } from '../../contract/account.ts'
import type { Issue } from '../../contract/refusals.ts'

/** An address as it was typed: without the space around it, or what is wrong with it. */
export function readEmail(typed: string): { email: string } | { issue: Issue } {
  const email = typed.trim()
  if (Email.safeParse(email).success) return { email }
  return { issue: { path: 'email', code: email === '' ? 'required' : 'email', params: {} } }
}
