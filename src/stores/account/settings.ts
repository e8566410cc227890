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

interface Parts {
  readonly ask: Client
  readonly session: Pick<ReturnType<typeof createSession>, '$session' | 'look' | 'signOut'>
  /** Takes the browser to the page on which it can sign in. */
  readonly leave: () => void
}

/** The account whose settings are shown. Whoever is not signed in, or no longer, is sent away. */
export function createSettings({ ask, session, leave }: Parts) {
  const $settings = atom<Settings>({ state: 'loading' })
  let forget = () => {}

  const load = async () => {
    const answer = await ask(readAccount, {})
    if ($settings.get().state === 'signed-out') return
    if (answer.ok) $settings.set({ state: 'ready', account: answer.value })
    else if (answer.refusal.code === 'unauthorised') session.signOut()
    // What is on screen stays there.
    else if ($settings.get().state !== 'ready') $settings.set({ state: 'unreachable' })
  }
  const goAway = () => {
    forget()
    $settings.set({ state: 'signed-out' })
    leave()
  }
  /** Reads the account, and stays at watch: the session may end here, elsewhere or in another tab. */
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
