import type { Account } from '../../contract/account.ts'
import type { Issue, RefusalCode } from '../../contract/refusals.ts'
import type { SettingsProps } from './settings-props.ts'

type Refused = { state: string; reason?: RefusalCode | 'length'; issue?: Issue | undefined }

export const asksForProof = ({ isProven, recentProofUntil }: Account): boolean => isProven && recentProofUntil === null

/** Sentence; empty when nothing is wrong. */
export function ownerProblem(now: Refused, { errors }: Pick<SettingsProps['texts'], 'errors'>): string {
  if (now.state !== 'refused') return ''
  if (now.reason === 'recent-proof-needed') return errors.refusals['recent-proof-needed']
  return now.issue?.path === 'oldPassword' ? errors['password-wrong'] : ''
}
