import { atom } from 'nanostores'
import { deleteAccount } from '../../contract/calls/delete-account.ts'
import type { Issue, RefusalCode } from '../../contract/refusals.ts'
import type { Client } from '../client.ts'

export type AccountDeletion =
  | { state: 'idle' }
  | { state: 'deleting' }
  | { state: 'refused'; reason: RefusalCode; issue: Issue | undefined }

interface AccountDeletionDeps {
  readonly ask: Client
  readonly onDeleted: () => void
}

export function createAccountDeletion({ ask, onDeleted }: AccountDeletionDeps) {
  const $deletion = atom<AccountDeletion>({ state: 'idle' })

  const run = async (oldPassword?: string): Promise<AccountDeletion> => {
    if ($deletion.get().state === 'deleting') return $deletion.get()
    $deletion.set({ state: 'deleting' })
    const result = await ask(deleteAccount, { body: oldPassword ? { oldPassword } : {} })
    if (result.ok) onDeleted()
    else $deletion.set({ state: 'refused', reason: result.refusal.code, issue: result.refusal.issues[0] })
    return $deletion.get()
  }
  return { $deletion, run }
}

/** In whichever case the language writes it. */
export const isConfirmed = (typed: string, word: string, language: string): boolean => {
  const plain = (text: string) => text.trim().normalize('NFC').toLocaleLowerCase(language)
  return plain(typed) === plain(word)
}
