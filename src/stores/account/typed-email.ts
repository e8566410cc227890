import { Email } from '../../contract/account.ts'
import type { Issue } from '../../contract/refusals.ts'

/** Trimmed. */
export function readEmail(typed: string): { email: string } | { issue: Issue } {
  const email = typed.trim()
  if (Email.safeParse(email).success) return { email }
  return { issue: { path: 'email', code: email === '' ? 'required' : 'email', params: {} } }
}
