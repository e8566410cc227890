import { atom } from 'nanostores'
import type { Account } from '../../contract/account.ts'
import { readAccount } from '../../contract/calls/read-account.ts'
import type { Client } from '../client.ts'
import type { createSession } from '../session.ts'

export type Settings =
  | { state: 'loading' }
  | { state: 'signed-out' }
  | { state: 'unreachable' }
  | { state: 'ready'; account: Account }

interface SettingsDeps {
  readonly ask: Client
  readonly session: Pick<ReturnType<typeof createSession>, '$session' | 'look' | 'signOut'>
  readonly leave: () => void
}

/** A visitor who is not, or no longer, signed in is sent away. */
export function createSettings({ ask, session, leave }: SettingsDeps) {
  const $settings = atom<Settings>({ state: 'loading' })
  let forget = () => {}

  const load = async () => {
    const result = await ask(readAccount, {})
    if ($settings.get().state === 'signed-out') return
    if (result.ok) $settings.set({ state: 'ready', account: result.value })
    else if (result.refusal.code === 'unauthorised') session.signOut()
    // What is shown stays.
    else if ($settings.get().state !== 'ready') $settings.set({ state: 'unreachable' })
  }
  const goAway = () => {
    forget()
    $settings.set({ state: 'signed-out' })
    leave()
  }
  /** Also watches for the end of the session, here or in another tab. */
  const open = async () => {
    forget()
    session.look()
    $settings.set({ state: 'loading' })
    forget = session.$session.listen(({ state }) => state === 'signed-out' && goAway())
    if (session.$session.get().state === 'signed-out') goAway()
    else await load()
  }
  return { $settings, open, load, stop: () => forget() }
}
