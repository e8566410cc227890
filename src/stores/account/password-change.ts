import { atom } from 'nanostores'
import { NewPassword } from '../../contract/account.ts'
import { updateUser } from '../../contract/calls/update-user.ts'
import type { Issue, RefusalCode } from '../../contract/refusals.ts'
import type { Client } from '../client.ts'

export type PasswordChange =
  | { state: 'idle' }
  | { state: 'saving' }
  | { state: 'saved' }
  /** `issue`: of a field, where the service names one. */
  | { state: 'refused'; reason: 'length' | RefusalCode; issue?: Issue | undefined }

interface PasswordInput {
  readonly email: string
  readonly password: string
  /** Empty where it is not asked for. */
  readonly oldPassword: string
}

/** Signs every other browser out. */
export function createPasswordChange(ask: Client) {
  const $change = atom<PasswordChange>({ state: 'idle' })

  const save = async ({ email, password, oldPassword }: PasswordInput): Promise<PasswordChange> => {
    if ($change.get().state === 'saving') return $change.get()
    if (!NewPassword.safeParse(password).success) $change.set({ state: 'refused', reason: 'length' })
    else {
      $change.set({ state: 'saving' })
      const body = { email, password, ...(oldPassword && { oldPassword }) }
      const result = await ask(updateUser, { body })
      if (result.ok) $change.set({ state: 'saved' })
      else $change.set({ state: 'refused', reason: result.refusal.code, issue: result.refusal.issues[0] })
    }
    return $change.get()
  }
  return { $change, save }
}
