import { atom, type WritableAtom } from 'nanostores'
import type { Output } from '../../contract/call.ts'
import { addStory } from '../../contract/calls/add-story.ts'
import { login } from '../../contract/calls/login.ts'
import { readShare } from '../../contract/calls/read-share.ts'
import { readSharedChapters } from '../../contract/calls/read-shared-chapters.ts'
import { removeAdded } from '../../contract/calls/remove-added.ts'
import type { Language } from '../../contract/languages.ts'
import type { RefusalCode } from '../../contract/refusals.ts'
import type { SharedChapter, SharedStory } from '../../contract/share.ts'
import type { Client } from '../client.ts'
import type { SessionStore } from '../session.ts'

/** `kept`: in the library before; `added`: since now; `mailed`: a link was sent that proves the mailbox and adds it. */
export type ShareStatus =
  | 'own'
  | 'visitor'
  | 'adding'
  | 'added'
  | 'kept'
  | 'not-added'
  | 'removing'
  | 'not-removed'
  | 'removed'
  | 'unproven'
  | 'mailing'
  | 'mailed'
  | 'not-mailed'

export type Shared =
  | { state: 'loading' }
  | { state: 'open'; shared: SharedStory; status: ShareStatus; rest: SharedRest }
  | { state: 'gone' }
  | { state: 'unreachable' }

/** The chapters after the first one, where the share opens them. */
type SharedRest = { state: 'unread' | 'loading' | 'failed' } | { state: 'open'; chapters: SharedChapter[] }

/** Without a sign-in, or with an unproven mailbox. */
const WAITING: readonly ShareStatus[] = ['visitor', 'unproven', 'mailed', 'not-mailed']

interface SharedStoryDeps {
  readonly ask: Client
  readonly session: Pick<SessionStore, 'look'>
  readonly language: Language
  readonly onAdded: () => void
}

/** Opening it signed in adds it; `undo` removes it. */
export function createSharedStory({ ask, session, language, onAdded }: SharedStoryDeps) {
  const $shared = atom<Shared>({ state: 'loading' })
  let share = ''
  /** Account of the last try to add the story. */
  let shown: string | undefined
  const setStatus = (status: ShareStatus, story?: string) => updateStatus($shared, status, story)
  const added = ({ id, role }: Output<typeof addStory>) => {
    setStatus(role === 'owner' ? 'own' : 'added', id)
    if (role === 'recipient') onAdded()
  }
  const add = async () => {
    setStatus('adding')
    shown = accountOf(session)?.id
    const result = await ask(addStory, { params: { id: share } })
    if (result.ok) return added(result.value)
    const { code } = result.refusal
    if (code === 'not-found') $shared.set({ state: 'gone' })
    else setStatus(NOT_ADDED[code] ?? 'not-added')
  }
  const open = async (id: string | undefined) => {
    if (!id) return $shared.set({ state: 'gone' })
    share = id
    $shared.set({ state: 'loading' })
    const result = await ask(readShare, { params: { id } })
    if (!result.ok) return $shared.set({ state: result.refusal.code === 'not-found' ? 'gone' : 'unreachable' })
    const shared = result.value
    const status = shared.role === 'owner' ? 'own' : shared.role === 'recipient' ? 'kept' : 'visitor'
    $shared.set({ state: 'open', shared, status, rest: { state: 'unread' } })
    if (status === 'visitor' && accountOf(session)) await add()
  }
  /** The visitor may have signed in in another tab. */
  const onReturn = async () => {
    const now = $shared.get()
    const isWaiting = now.state === 'open' && WAITING.includes(now.status)
    const account = accountOf(session)?.id
    if (!isWaiting || account === undefined) return
    if (account !== shown) return add()
    // The same account: its mailbox may be proven by now. Nothing else is shown until it is.
    const answer = await ask(addStory, { params: { id: share } })
    if (answer.ok) added(answer.value)
  }
  const mailLink = async () => {
    const account = accountOf(session)
    if (!account) return setStatus('visitor')
    setStatus('mailing')
    const to = `/${language}/s/${share}`
    const body = { email: account.email, lang: language, to, action: { kind: 'add-share', share } } as const
    const result = await ask(login, { body })
    setStatus(result.ok ? 'mailed' : 'not-mailed')
  }
  const readOn = async () => {
    setRest($shared, { state: 'loading' })
    const result = await ask(readSharedChapters, { params: { id: share } })
    if (!result.ok) return setRest($shared, { state: 'failed' })
    setRest($shared, { state: 'open', chapters: result.value.chapters.slice(1) })
  }
  return { $shared, open, add, readOn, undo: () => removeAgain(ask, $shared), mailLink, onReturn }
}

const NOT_ADDED: Partial<Record<RefusalCode, ShareStatus>> = { unauthorised: 'visitor', 'proof-needed': 'unproven' }

function accountOf(session: SharedStoryDeps['session']) {
  const now = session.look()
  return now.state === 'signed-in' ? now : undefined
}

/** `story`: its id in the visitor's library, if known. */
function updateStatus($shared: WritableAtom<Shared>, status: ShareStatus, story?: string): void {
  const now = $shared.get()
  if (now.state === 'open') {
    $shared.set({ ...now, shared: { ...now.shared, story: story ?? now.shared.story }, status })
  }
}

function setRest($shared: WritableAtom<Shared>, rest: SharedRest): void {
  const now = $shared.get()
  if (now.state === 'open') $shared.set({ ...now, rest })
}

async function removeAgain(ask: Client, $shared: WritableAtom<Shared>): Promise<void> {
  const now = $shared.get()
  if (now.state !== 'open' || now.shared.story === null || now.status === 'removing') return
  updateStatus($shared, 'removing')
  const result = await ask(removeAdded, { params: { id: now.shared.story } })
  updateStatus($shared, result.ok || result.refusal.code === 'not-found' ? 'removed' : 'not-removed')
}

export const shareIdIn = (path: string): string | undefined => /\/s\/([\w-]{22,36})$/.exec(path)?.[1]
