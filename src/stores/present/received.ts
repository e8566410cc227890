import { atom } from 'nanostores'
import { keepPresent } from '../../contract/calls/keep-present.ts'
import { openPresent } from '../../contract/calls/open-present.ts'
import { readPresent } from '../../contract/calls/read-present.ts'
import { thankPresent } from '../../contract/calls/thank-present.ts'
import { type ReceivedPresent, readCode } from '../../contract/present.ts'
import type { RefusalCode } from '../../contract/refusals.ts'
import type { Client } from '../client.ts'

/** `enter`: no code yet; `gone`: a code that nothing lies under. */
export type Received =
  | { state: 'loading' | 'enter' | 'gone' | 'limited' | 'unreachable' }
  | { state: 'there'; present: ReceivedPresent; isBusy: boolean; problem: 'failed' | 'proof-needed' | undefined }

type Outcome =
  | { readonly ok: true; readonly value: ReceivedPresent }
  | { readonly ok: false; readonly refusal: { readonly code: RefusalCode } }

/** A present as whoever has its code sees it. */
export function createReceived(ask: Client) {
  const $received = atom<Received>({ state: 'loading' })
  let code = ''

  const show = (present: ReceivedPresent) =>
    $received.set({ state: 'there', present, isBusy: false, problem: undefined })
  const open = async (typed: string) => {
    code = readCode(typed)
    if (code === '') return $received.set({ state: 'enter' })
    $received.set({ state: 'loading' })
    const result = await ask(readPresent, { params: { code } })
    if (result.ok) return show(result.value)
    const { code: reason } = result.refusal
    if (reason === 'not-found') $received.set({ state: 'gone' })
    else $received.set({ state: reason === 'too-many-requests' ? 'limited' : 'unreachable' })
  }
  const run = async (send: () => Promise<Outcome>) => {
    const now = $received.get()
    if (now.state !== 'there' || now.isBusy) return
    $received.set({ ...now, isBusy: true, problem: undefined })
    const result = await send()
    if (result.ok) return show(result.value)
    if (result.refusal.code === 'not-found') return $received.set({ state: 'gone' })
    const problem = result.refusal.code === 'proof-needed' ? 'proof-needed' : 'failed'
    $received.set({ ...now, isBusy: false, problem })
  }
  return {
    $received,
    open,
    /** Once more, when the hour has come. */
    look: () => open(code),
    unwrap: () => run(() => ask(openPresent, { params: { code } })),
    keep: () => run(() => ask(keepPresent, { params: { code } })),
    thank: (thanks: string) => run(() => ask(thankPresent, { params: { code }, body: { thanks } })),
    code: () => code,
  }
}

export type ReceivedStore = ReturnType<typeof createReceived>

/** Of the page's address; empty on the page where a code is typed. */
export const codeIn = (path: string): string => /\/present\/([^/]+)$/.exec(path)?.[1] ?? ''
