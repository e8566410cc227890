import { atom } from 'nanostores'
import { prepareProof } from '../../contract/calls/prepare-proof.ts'
import { readProof } from '../../contract/calls/read-proof.ts'
import { EDITION_WATCH_MS, LIBRARY_POLL_MS } from '../../contract/limits.ts'
import type { Proof, ProofPage } from '../../contract/proof.ts'
import type { RefusalCode } from '../../contract/refusals.ts'
import type { Client } from '../client.ts'
import type { Clock } from '../clock.ts'
import { createPoll } from '../poll.ts'
import type { Visibility } from '../visibility.ts'

export interface ReadyProof {
  readonly state: 'ready'
  readonly id: string
  readonly pages: number
  readonly interior: string
  readonly cover: string
  /** Cover and pages as pictures; none where only the files are there. */
  readonly pictures: readonly ProofPage[]
}

export type CheckoutProof =
  | { state: 'pending' }
  | ReadyProof
  /** Not printable. */
  | { state: 'refused' }
  | { state: 'failed'; code?: RefusalCode }

interface CheckoutProofDeps {
  readonly ask: Client
  readonly clock: Clock
  readonly visibility: Visibility
  readonly story: string
  /** Id of the present whose dedication shall stand in the book. */
  readonly present?: string | undefined
}

export function createCheckoutProof({ ask, clock, visibility, story, present }: CheckoutProofDeps) {
  const $proof = atom<CheckoutProof>({ state: 'pending' })
  let since = 0
  let isStopped = false

  const look = async (): Promise<'again' | 'stop'> => {
    const result = await ask(readProof, { params: { id: story } })
    const now = result.ok ? stateOf(result.value) : ({ state: 'pending' } as const)
    const isLate = now.state === 'pending' && clock.now() - since >= EDITION_WATCH_MS
    $proof.set(isLate ? { state: 'failed' } : now)
    return $proof.get().state === 'pending' ? 'again' : 'stop'
  }
  const poll = createPoll({ clock, visibility, everyMs: LIBRARY_POLL_MS, look })

  const begin = async (): Promise<void> => {
    isStopped = false
    since = clock.now()
    $proof.set({ state: 'pending' })
    const result = await ask(prepareProof, { params: { id: story }, query: { present } })
    if (isStopped) return
    $proof.set(result.ok ? stateOf(result.value) : { state: 'failed', code: result.refusal.code })
    if ($proof.get().state === 'pending') poll.start()
  }
  const stop = () => {
    isStopped = true
    poll.stop()
  }
  const id = (): string | undefined => {
    const now = $proof.get()
    return now.state === 'ready' ? now.id : undefined
  }
  return { $proof, begin, stop, id }
}

function stateOf({ id, state, pageCount, interiorUrl, coverUrl, pages }: Proof): CheckoutProof {
  if (state !== 'ready') return { state }
  // Ready without its files there is nothing to show.
  if (pageCount === null || interiorUrl === null || coverUrl === null) return { state: 'failed' }
  return { state, id, pages: pageCount, interior: interiorUrl, cover: coverUrl, pictures: pages }
}

export type CheckoutProofStore = ReturnType<typeof createCheckoutProof>
