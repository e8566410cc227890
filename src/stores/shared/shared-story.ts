import { atom, type WritableAtom } from 'nanostores'
import type { Output } from '../../contract/call.ts'
import { addStory } from '../../contract/calls/add-story.ts'
import { login } from '../../contract/calls/login.ts'
import { readShare } from '../../contract/calls/read-share.ts'
import { removeAdded } from '../../contract/calls/remove-added.ts'
import type { Language } from '../../contract/languages.ts'
import type { RefusalCode } from '../../contract/refusals.ts'
import type { SharedStory } from '../../contract/share.ts'
import type { Client } from '../client.ts'
import type { SessionStore } from '../session.ts'

/** `kept`: in the library before; `added`: since now; `mailed`: a link was sent that proves the mailbox and adds it. */
export type Standing =
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
  | { state: 'open'; shared: SharedStory; standing: Standing }
  | { state: 'gone' }
  | { state: 'unreachable' }

/** Without a sign-in, or with an unproven mailbox. */
const WAITING: readonly Standing[] = ['visitor', 'unproven', 'mailed', 'not-mailed']

interface Parts {
  readonly ask: Client
  readonly session: Pick<SessionStore, 'look'>
  readonly language: Language
  readonly onAdded: () => void
}

/** Opening it signed in adds it; `undo` removes it. */
export function createSharedStory({ ask, session, language, onAdded }: Parts) {
  const $shared = atom<Shared>({ state: 'loading' })
  let share = ''
  /** Account of the last try to add the story. */
  let shown: string | undefined
  const stand = (standing: Standing, story?: string) => standAs($shared, standing, story)
  const added = ({ id, role }: Output<typeof addStory>) => {
    stand(role === 'owner' ? 'own' : 'added', id)
    if (role === 'recipient') onAdded()
  }
  const add = async () => {
    stand('adding')
    shown = accountOf(session)?.id
    const answer = await ask(addStory, { params: { id: share } })
    if (answer.ok) return added(answer.value)
    const { code } = answer.refusal
    if (code === 'not-found') $shared.set({ state: 'gone' })
    else stand(NOT_ADDED[code] ?? 'not-added')
  }
  const open = async (id: string | undefined) => {
    if (!id) return $shared.set({ state: 'gone' })
    share = id
    $shared.set({ state: 'loading' })
    const answer = await ask(readShare, { params: { id } })
    if (!answer.ok) return $shared.set({ state: answer.refusal.code === 'not-found' ? 'gone' : 'unreachable' })
    const shared = answer.value
    const standing = shared.role === 'owner' ? 'own' : shared.role === 'recipient' ? 'kept' : 'visitor'
    $shared.set({ state: 'open', shared, standing })
    if (standing === 'visitor' && accountOf(session)) await add()
  }
  /** The visitor may have signed in in another tab. */
  const comeBack = async () => {
    const now = $shared.get()
    const isWaiting = now.state === 'open' && WAITING.includes(now.standing)
    const account = accountOf(session)?.id
    if (!isWaiting || account === undefined) return
    if (account !== shown) return add()
    // The same account: its mailbox may be proven by now. Nothing else is shown until it is.
    const answer = await ask(addStory, { params: { id: share } })
    if (answer.ok) added(answer.value)
  }
  const mailLink = async () => {
    const account = accountOf(session)
    if (!account) return stand('visitor')
    stand('mailing')
    const to = `/${language}/s/${share}`
    const body = { email: account.email, lang: language, to, action: { kind: 'add-share', share } } as const
    const answer = await ask(login, { body })
    stand(answer.ok ? 'mailed' : 'not-mailed')
  }
  return { $shared, open, add, undo: () => removeAgain(ask, $shared), mailLink, comeBack }
}

const NOT_ADDED: Partial<Record<RefusalCode, Standing>> = { unauthorised: 'visitor', 'proof-needed': 'unproven' }

function accountOf(session: Parts['session']) {
  const now = session.look()
  return now.state === 'signed-in' ? now : undefined
}

/** `story`: its id in the visitor's library, if known. */
function standAs($shared: WritableAtom<Shared>, standing: Standing, story?: string): void {
  const now = $shared.get()
  if (now.state === 'open') {
    $shared.set({ ...now, shared: { ...now.shared, story: story ?? now.shared.story }, standing })
  }
}

async function removeAgain(ask: Client, $shared: WritableAtom<Shared>): Promise<void> {
  const now = $shared.get()
  if (now.state !== 'open' || now.shared.story === null || now.standing === 'removing') return
  standAs($shared, 'removing')
  const answer = await ask(removeAdded, { params: { id: now.shared.story } })
  standAs($shared, answer.ok || answer.refusal.code === 'not-found' ? 'removed' : 'not-removed')
}

export const shareIdIn = (path: string): string | undefined => /\/s\/([\w-]{22,36})$/.exec(path)?.[1]
