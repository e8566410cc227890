import type { Account } from '../../contract/account.ts'
import type { Issue, RefusalCode } from '../../contract/refusals.ts'
import type { SettingsProps } from './settings-props.ts'

/** A refusal as the stores of password and deletion keep it. */
type Refused = { state: string; reason?: RefusalCode | 'length'; issue?: Issue | undefined }

/** Whether the service asks for more than the session. */
export const asksForProof = ({ isProven, recentProofUntil }: Account): boolean => isProven && recentProofUntil === null

/** What is wrong with what was shown to prove who is asking; empty when nothing is. */
export function ownerProblem(now: Refused, { errors }: Pick<SettingsProps['texts'], 'errors'>): string {
  if (now.state !== 'refused') return ''
  if (now.reason === 'recent-proof-needed') return errors.refusals['recent-proof-needed']
  return now.issue?.path === 'oldPassword' ? errors['password-wrong'] : ''
}
