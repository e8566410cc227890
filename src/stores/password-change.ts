import { atom } from 'nanostores'
import { NewPassword } from '../contract/account.ts'
import { updateUser } from '../contract/calls/update-user.ts'
import type { RefusalCode } from '../contract/refusals.ts'
import type { Client } from './client.ts'

export type PasswordChange =
  | { state: 'idle' }
  | { state: 'saving' }
  | { state: 'saved' }
  | { state: 'refused'; reason: 'length' | RefusalCode }

/** Sets the password of whoever is signed in; every other browser is signed out by it. */
export function createPasswordChange(ask: Client) {
  const $change = atom<PasswordChange>({ state: 'idle' })

  const save = async (email: string, password: string): Promise<PasswordChange> => {
    if ($change.get().state === 'saving') return $change.get()
    if (!NewPassword.safeParse(password).success) $change.set({ state: 'refused', reason: 'length' })
    else {
      $change.set({ state: 'saving' })
      const answer = await ask(updateUser, { body: { email, password } })
      $change.set(answer.ok ? { state: 'saved' } : { state: 'refused', reason: answer.refusal.code })
    }
    return $change.get()
  }
  return { $change, save }
}
