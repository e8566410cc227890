import { atom } from 'nanostores'
import type { Session } from '../../contract/account.ts'
import { listSessions } from '../../contract/calls/list-sessions.ts'
import { revokeOtherSessions } from '../../contract/calls/revoke-other-sessions.ts'
import { revokeSession } from '../../contract/calls/revoke-session.ts'
import type { Client } from '../client.ts'

export type SignedInBrowsers =
  | { state: 'loading' }
  | { state: 'unreachable' }
  /** `ending`: id of the session being ended, or `others` for all but this one. */
  | { state: 'ready'; sessions: readonly Session[]; ending?: string }

export const OTHERS = 'others'

export function createSignedInBrowsers(ask: Client) {
  const $browsers = atom<SignedInBrowsers>({ state: 'loading' })

  const load = async () => {
    const result = await ask(listSessions, {})
    if (result.ok) $browsers.set({ state: 'ready', sessions: result.value })
    else if ($browsers.get().state !== 'ready') $browsers.set({ state: 'unreachable' })
  }
  const ended = async (name: string, asking: () => Promise<boolean>): Promise<boolean | undefined> => {
    const now = $browsers.get()
    if (now.state !== 'ready' || now.ending) return undefined
    $browsers.set({ ...now, ending: name })
    const isDone = await asking()
    $browsers.set({ state: 'ready', sessions: now.sessions })
    await load()
    return isDone
  }
  const end = (id: string) =>
    ended(id, async () => {
      const result = await ask(revokeSession, { params: { id } })
      // One that is gone already is signed out as well.
      return result.ok || result.refusal.code === 'not-found'
    })
  const endOthers = () => ended(OTHERS, async () => (await ask(revokeOtherSessions, {})).ok)

  return { $browsers, load, end, endOthers }
}

export type SignedInBrowsersStore = ReturnType<typeof createSignedInBrowsers>
