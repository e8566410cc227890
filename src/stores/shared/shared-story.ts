import { atom } from 'nanostores'
import type { Output } from '../../contract/call.ts'
import { addStory } from '../../contract/calls/add-story.ts'
import { login } from '../../contract/calls/login.ts'
import { readShare } from '../../contract/calls/read-share.ts'
import { removeAdded } from '../../contract/calls/remove-added.ts'
import type { Language } from '../../contract/languages.ts'
import type { SharedStory } from '../../contract/share.ts'
import type { Client, Refusal } from '../client.ts'
import type { SessionStore } from '../session.ts'

/**
 * How a shared story and the visitor stand: `adding` and `removing` are under way; `kept` was in the library before,
 * `added` is since now. Whoever has not proven the mailbox is mailed a link that adds it.
 */
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
  /** Not shared any more, or never was. */
  | { state: 'gone' }
  | { state: 'unreachable' }

/** In these the visitor has to sign in, or to prove the mailbox. */
const WAITING: readonly Standing[] = ['visitor', 'unproven', 'mailed', 'not-mailed']

interface Parts {
  readonly ask: Client
  readonly session: Pick<SessionStore, 'look'>
  readonly language: Language
  /** Called when opening the address has put the story into the library. */
  readonly onAdded: () => void
}

/** A story that somebody shared. Opening it signed in adds it, and `undo` takes it back. */
export function createSharedStory({ ask, session, language, onAdded }: Parts) {
  const $shared = atom<Shared>({ state: 'loading' })
  let share = ''
  /** The account that it was last tried to add the story to. */
  let shown: string | undefined

  const accountNow = (): string | undefined => {
    const now = session.look()
    return now.state === 'signed-in' ? now.id : undefined
  }

  const stand = (standing: Standing, story?: string) => {
    const now = $shared.get()
    if (now.state === 'open') {
      $shared.set({ ...now, shared: { ...now.shared, story: story ?? now.shared.story }, standing })
    }
  }
  const add = async () => {
    stand('adding')
    shown = accountNow()
    const answer = await ask(addStory, { params: { id: share } })
    if (answer.ok) added(answer.value)
    else notAdded(answer.refusal)
  }
  const added = ({ id, role }: Output<typeof addStory>) => {
    stand(role === 'owner' ? 'own' : 'added', id)
    if (role === 'recipient') onAdded()
  }
  const notAdded = ({ code }: Refusal) => {
    if (code === 'not-found') $shared.set({ state: 'gone' })
    else if (code === 'unauthorised') stand('visitor')
    else stand(code === 'proof-needed' ? 'unproven' : 'not-added')
  }
  const look = async () => {
    const answer = await ask(readShare, { params: { id: share } })
    if (!answer.ok) return $shared.set({ state: answer.refusal.code === 'not-found' ? 'gone' : 'unreachable' })
    const shared = answer.value
    const standing = shared.role === 'owner' ? 'own' : shared.role === 'recipient' ? 'kept' : 'visitor'
    $shared.set({ state: 'open', shared, standing })
    if (standing === 'visitor' && accountNow() !== undefined) await add()
  }

  const open = async (id: string | undefined) => {
    if (!id) return $shared.set({ state: 'gone' })
    share = id
    $shared.set({ state: 'loading' })
    await look()
  }
  /** Somebody comes back to the page, who may have signed in in another tab meanwhile. */
  const comeBack = async () => {
    const now = $shared.get()
    const isWaiting = now.state === 'open' && WAITING.includes(now.standing)
    const account = accountNow()
    if (!isWaiting || account === undefined) return
    if (account !== shown) return add()
    // The same account: the mailbox may be proven by now. What stands there is said until it is.
    const answer = await ask(addStory, { params: { id: share } })
    if (answer.ok) added(answer.value)
  }
  const undo = async () => {
    const now = $shared.get()
    if (now.state !== 'open' || now.shared.story === null || now.standing === 'removing') return
    stand('removing')
    const answer = await ask(removeAdded, { params: { id: now.shared.story } })
    stand(answer.ok || answer.refusal.code === 'not-found' ? 'removed' : 'not-removed')
  }
  const mailLink = async () => {
    const now = session.look()
    if (now.state !== 'signed-in') return stand('visitor')
    stand('mailing')
    const to = `/${language}/s/${share}`
    const body = { email: now.email, lang: language, to, action: { kind: 'add-share', share } } as const
    const answer = await ask(login, { body })
    stand(answer.ok ? 'mailed' : 'not-mailed')
  }
  return { $shared, open, add, undo, mailLink, comeBack }
}

/** The id in the path of a shared story's page; undefined when there is none. */
export const shareIdIn = (path: string): string | undefined => /\/s\/([\w-]{22,36})$/.exec(path)?.[1]
