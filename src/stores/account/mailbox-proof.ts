import { atom } from 'nanostores'
import { login } from '../../contract/calls/login.ts'
import type { Language } from '../../contract/languages.ts'
import type { Client } from '../client.ts'

export type MailboxProof = { state: 'idle' } | { state: 'sending' } | { state: 'sent' } | { state: 'failed' }

/** The mailed link proves the mailbox and leads back to `to`. */
export function createMailboxProof(ask: Client) {
  const $proof = atom<MailboxProof>({ state: 'idle' })

  const send = async (body: { email: string; lang: Language; to: string }): Promise<MailboxProof> => {
    if ($proof.get().state === 'sending') return $proof.get()
    $proof.set({ state: 'sending' })
    const result = await ask(login, { body })
    $proof.set({ state: result.ok ? 'sent' : 'failed' })
    return $proof.get()
  }
  return { $proof, send }
}
