import { atom, type WritableAtom } from 'nanostores'
import { assignStory } from '../../contract/calls/assign-story.ts'
import { login } from '../../contract/calls/login.ts'
import { loginWithPassword } from '../../contract/calls/login-with-password.ts'
import type { Language } from '../../contract/languages.ts'
import { LOGIN_REDIRECT_MS } from '../../contract/limits.ts'
import type { Issue, RefusalCode } from '../../contract/refusals.ts'
import type { Client } from '../client.ts'
import type { Clock } from '../clock.ts'
import type { SessionStore } from '../session.ts'
import { findMailbox } from './mailbox.ts'
import { intentOf, type SignInIntent } from './sign-in-intent.ts'
import { readEmail } from './typed-email.ts'

export type Login =
  | { state: 'idle'; email: string }
  | { state: 'waiting' }
  /** `mailbox`: path of the mail in an installation that sends none. */
  | { state: 'sent'; email: string; mailbox?: string | undefined }
  | { state: 'signed-in' }
  | { state: 'mistyped'; field: 'email' | 'password'; issue: Issue }
  | { state: 'failed'; code: RefusalCode }
  | { state: 'passing' }

interface LoginDeps {
  readonly ask: Client
  readonly clock: Clock
  readonly session: SessionStore
  readonly language: Language
  readonly leave: (path: string) => void
}

export function createLogin({ ask, clock, session, language, leave }: LoginDeps) {
  const $login = atom<Login>({ state: 'idle', email: '' })
  let intent: SignInIntent = intentOf('', language)
  let cancel = () => {}

  /** Leaves at once when signed in. */
  const open = async (search: string) => {
    intent = intentOf(search, language)
    const now = session.look()
    if (now.state === 'signed-out') return
    $login.set({ state: 'passing' })
    if (intent.action?.kind === 'assign-story') {
      await ask(assignStory, { params: { id: intent.action.story, user_id: now.id } })
    }
    leave(intent.to)
  }
  const enter = (to: string) => {
    session.look()
    $login.set({ state: 'signed-in' })
    cancel = clock.after(LOGIN_REDIRECT_MS, () => leave(to))
  }
  const sendLink = async (typed: string): Promise<Login> => {
    const email = begin($login, typed)
    if (email === undefined) return $login.get()
    $login.set({ state: 'waiting' })
    const result = await ask(login, { body: { email, lang: language, ...intent } })
    if (!result.ok) $login.set({ state: 'failed', code: result.refusal.code })
    else if (result.value.user_id) enter(result.value.to)
    else {
      $login.set({ state: 'sent', email })
      void nameMailbox(ask, $login)
    }
    return $login.get()
  }
  const enterPassword = async (typed: string, password: string): Promise<Login> => {
    const email = begin($login, typed, password)
    if (email === undefined) return $login.get()
    $login.set({ state: 'waiting' })
    const result = await ask(loginWithPassword, { body: { email, password, ...intent } })
    if (!result.ok) $login.set({ state: 'failed', code: result.refusal.code })
    else enter(result.value.to)
    return $login.get()
  }
  const reset = () => {
    const now = $login.get()
    $login.set({ state: 'idle', email: now.state === 'sent' ? now.email : '' })
  }
  return { $login, open, sendLink, enterPassword, reset, stop: () => cancel() }
}

/** Address to send; undefined while a call is under way, or, with a message, without address or password. */
function begin($login: WritableAtom<Login>, typed: string, password?: string): string | undefined {
  const { state } = $login.get()
  if (state === 'waiting' || state === 'signed-in' || state === 'passing') return undefined
  const read = readEmail(typed)
  if ('issue' in read) $login.set({ state: 'mistyped', field: 'email', issue: read.issue })
  else if (password === '') {
    $login.set({ state: 'mistyped', field: 'password', issue: { path: 'password', code: 'required', params: {} } })
  } else return read.email
  return undefined
}

async function nameMailbox(ask: Client, $login: WritableAtom<Login>): Promise<void> {
  const mailbox = await findMailbox(ask)
  const now = $login.get()
  if (now.state === 'sent') $login.set({ ...now, mailbox })
}
