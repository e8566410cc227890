import { atom } from 'nanostores'
import { CONFIRMED_HEADER, LinkQuery } from '../../contract/account.ts'
import type { Query } from '../../contract/call.ts'
import { verifyLink } from '../../contract/calls/verify-link.ts'
import { VERIFY_REDIRECT_MS } from '../../contract/limits.ts'
import type { RefusalCode } from '../../contract/refusals.ts'
import type { Client } from '../client.ts'
import type { Clock } from '../clock.ts'
import type { SessionStore } from '../session.ts'

export type Verification =
  | { state: 'signing-in' }
  /** Another browser asked for the link, or a program opened it: a button has to be pressed. */
  | { state: 'confirmation' }
  | { state: 'signed-in' }
  | { state: 'failed' }
  /** The link was not used; the button asks again. */
  | { state: 'unserved'; code: RefusalCode; isConfirmed: boolean }

export interface LinkAddress {
  readonly search: string
  readonly remembered: unknown
  /** Removes the query; a reload finds `value` again in the history entry. */
  hide(value: unknown): void
}

interface VerificationDeps {
  readonly ask: Client
  readonly clock: Clock
  readonly session: SessionStore
  /** Opens a path of this site; Back does not lead here again. */
  readonly leave: (path: string) => void
}

/** Uses the link at once where the service knows the browser, else when the button is pressed. */
export function createVerification({ ask, clock, session, leave }: VerificationDeps) {
  const $verification = atom<Verification>({ state: 'signing-in' })
  let link: Query<typeof verifyLink> | undefined
  let forget = () => {}
  let cancel = () => {}

  const use = async (isConfirmed: boolean) => {
    if (!link) return
    $verification.set({ state: 'signing-in' })
    const headers: Record<string, string> = isConfirmed ? { [CONFIRMED_HEADER]: '1' } : {}
    const result = await ask(verifyLink, { query: link, headers })
    if (!result.ok) return refuse(result.refusal.code, isConfirmed)
    const { to } = result.value
    forget()
    session.look()
    $verification.set({ state: 'signed-in' })
    cancel = clock.after(VERIFY_REDIRECT_MS, () => leave(to))
  }
  const refuse = (code: RefusalCode, isConfirmed: boolean) => {
    if (code === 'confirmation-needed') return $verification.set({ state: 'confirmation' })
    if (code !== 'link-invalid' && code !== 'invalid-input') {
      return $verification.set({ state: 'unserved', code, isConfirmed })
    }
    forget()
    $verification.set({ state: 'failed' })
  }
  /** Removes token and selector from the address bar, where others could read them. */
  const open = (address: LinkAddress) => {
    link = linkOf(address)
    if (!link) return Promise.resolve($verification.set({ state: 'failed' }))
    address.hide(link)
    forget = () => address.hide(null)
    return use(false)
  }
  const confirm = () => use(true)
  const retry = () => {
    const now = $verification.get()
    return now.state === 'unserved' ? use(now.isConfirmed) : Promise.resolve()
  }
  return { $verification, open, confirm, retry, stop: () => cancel() }
}

function linkOf({ search, remembered }: LinkAddress): Query<typeof verifyLink> | undefined {
  const query = new URLSearchParams(search)
  const named = LinkQuery.safeParse({ token: query.get('token') ?? undefined, r: query.get('r') ?? undefined })
  if (named.success) return named.data
  const restored = LinkQuery.safeParse(remembered)
  return restored.success ? restored.data : undefined
}
