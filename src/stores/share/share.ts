import { atom } from 'nanostores'
import { changeShare } from '../../contract/calls/change-share.ts'
import { revokeShare } from '../../contract/calls/revoke-share.ts'
import { shareStory } from '../../contract/calls/share-story.ts'
import type { ShareWords } from '../../contract/share.ts'
import type { Client, Refusal } from '../client.ts'

export interface Link {
  /** Whole: it is copied as it is. */
  readonly address: string
  readonly readers: number
  readonly words: ShareWords
  readonly chapters: number
}

export type Share =
  | { state: 'loading' }
  /** `confirming`: asks before it ends; `not-ended`: that failed, and the link still works. */
  | { state: 'shared'; link: Link; step: 'open' | 'confirming' | 'ending' | 'not-ended' }
  | { state: 'ended' }
  /** Signed out, or the mailbox is not proven. */
  | { state: 'signed-out' }
  | { state: 'unproven' }
  | { state: 'failed' }

export function createShare(ask: Client, id: string, addressOf: (share: string) => string) {
  const $share = atom<Share>({ state: 'loading' })

  const open = async () => {
    $share.set({ state: 'loading' })
    const result = await ask(shareStory, { params: { id } })
    if (!result.ok) return $share.set(missed(result.refusal))
    const { id: share, readers, words, chapters } = result.value
    $share.set({ state: 'shared', link: { address: addressOf(share), readers, words, chapters }, step: 'open' })
  }
  const step = (to: 'open' | 'confirming') => {
    const now = $share.get()
    if (now.state === 'shared' && now.step !== 'ending') $share.set({ ...now, step: to })
  }
  const end = async () => {
    const now = $share.get()
    if (now.state !== 'shared' || now.step === 'ending') return
    $share.set({ ...now, step: 'ending' })
    const result = await ask(revokeShare, { params: { id } })
    if (result.ok) return $share.set({ state: 'ended' })
    const because = missed(result.refusal)
    $share.set(because.state === 'failed' ? { ...now, step: 'not-ended' } : because)
  }
  /** Whether the service has them; what was typed stays either way. */
  const change = async (words: ShareWords): Promise<boolean> => {
    const result = await ask(changeShare, { params: { id }, body: words })
    const now = $share.get()
    if (result.ok && now.state === 'shared') $share.set({ ...now, link: { ...now.link, words: result.value.words } })
    return result.ok
  }
  return { $share, open, change, end, confirm: () => step('confirming'), cancelEnd: () => step('open') }
}

function missed({ code }: Refusal): Share {
  if (code === 'unauthorised') return { state: 'signed-out' }
  return code === 'proof-needed' ? { state: 'unproven' } : { state: 'failed' }
}

export type ShareStore = ReturnType<typeof createShare>
