import { atom, type WritableAtom } from 'nanostores'
import { assignStory } from '../../contract/calls/assign-story.ts'
import { login } from '../../contract/calls/login.ts'
import type { Language } from '../../contract/languages.ts'
import type { Issue, RefusalCode } from '../../contract/refusals.ts'
import { findMailbox } from '../account/mailbox.ts'
import { readEmail } from '../account/typed-email.ts'
import type { Client } from '../client.ts'
import type { SessionStore } from '../session.ts'

export type Claiming =
  /** Signed out: an address can be left. */
  | { state: 'anonymous' }
  | { state: 'waiting' }
  | { state: 'mistyped'; issue: Issue }
  | { state: 'refused'; code: RefusalCode }
  /** The address has an account: its mailed link keeps the story. `mailbox`: path of the mail where none is sent. */
  | { state: 'sent'; email: string; mailbox?: string | undefined }
  | { state: 'keeping' }
  /** `isNew`: in an account made for the address that was left here. */
  | { state: 'kept'; email: string; isNew: boolean }
  /** Not added: another account's story, or no answer. */
  | { state: 'signed-in' }

interface ClaimingDeps {
  readonly ask: Client
  readonly session: SessionStore
  readonly language: Language
}

/** States in which an address is no longer asked for. */
const BEYOND: readonly Claiming['state'][] = ['waiting', 'keeping', 'kept', 'signed-in']

export function createClaiming({ ask, session, language }: ClaimingDeps) {
  const $claiming = atom<Claiming>({ state: 'anonymous' })
  let story = ''
  let path = ''
  let unwatch = () => {}

  const claim = async (account: { id: string; email: string }, isNew: boolean) => {
    $claiming.set({ state: 'keeping' })
    const result = await ask(assignStory, { params: { id: story, user_id: account.id } })
    // Signed out meanwhile, or the service ended the session.
    if ($claiming.get().state !== 'keeping') return
    $claiming.set(result.ok ? { state: 'kept', email: account.email, isNew } : { state: 'signed-in' })
  }
  const follow = () => {
    const now = session.$session.get()
    const { state } = $claiming.get()
    // Leaving an address signs in by itself.
    if (state === 'waiting') return
    if (now.state === 'signed-in') void claim(now, false)
    else if (state !== 'anonymous' && state !== 'sent') $claiming.set({ state: 'anonymous' })
  }
  const open = (id: string, pathname: string) => {
    if (story === id) return
    unwatch()
    story = id
    path = pathname
    session.look()
    unwatch = session.$session.subscribe(follow)
  }
  const leaveEmail = async (typed: string): Promise<void> => {
    if (BEYOND.includes($claiming.get().state)) return
    const read = readEmail(typed)
    if ('issue' in read) return $claiming.set({ state: 'mistyped', issue: read.issue })
    const { email } = read
    $claiming.set({ state: 'waiting' })
    const body = { email, lang: language, to: path, action: { kind: 'assign-story', story } } as const
    const result = await ask(login, { body })
    if (!result.ok) return $claiming.set({ state: 'refused', code: result.refusal.code })
    const { user_id: id } = result.value
    if (!id) {
      $claiming.set({ state: 'sent', email })
      return nameMailbox(ask, $claiming)
    }
    session.look()
    await claim({ id, email }, true)
  }
  const reset = () => {
    if ($claiming.get().state === 'sent') $claiming.set({ state: 'anonymous' })
  }
  const stop = () => {
    unwatch()
    story = ''
  }
  return { $claiming, open, leaveEmail, reset, stop }
}

async function nameMailbox(ask: Client, $claiming: WritableAtom<Claiming>): Promise<void> {
  const mailbox = await findMailbox(ask)
  const now = $claiming.get()
  if (now.state === 'sent') $claiming.set({ ...now, mailbox })
}

export type ClaimingStore = ReturnType<typeof createClaiming>
