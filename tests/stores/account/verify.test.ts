import { describe, expect, it } from 'vitest'
import { VERIFY_REDIRECT_MS } from '../../../src/contract/limits.ts'
import { createVerification, type LinkAddress } from '../../../src/stores/account/verify.ts'
import { createClient } from '../../../src/stores/client.ts'
import { createSession } from '../../../src/stores/session.ts'
import { fakeCookies, signInBy } from '../advent/fake-cookies.ts'
import { fakeClock } from '../fake-clock.ts'

const ID = '0198c0de-1111-4222-8333-000000000000'
const ADA = { email: 'ada@example.org', id: ID }
const LINK = { token: 'Ab12z9', r: '0123456789abcdefghij-_' }
const SEARCH = `?${new URLSearchParams(LINK)}`
const RESPONSE = { jwt: null, user_id: ID, email: 'ada@example.org', to: '/de/library', done: [] }

type Reply = { status: number; json: unknown }
const GOOD: Reply = { status: 200, json: RESPONSE }
const refusal = (status: number, error: string): Reply => ({ status, json: { error } })

/** A page with a link in its address; the service answers in turn, the last answer for ever. */
function atLink(replies: Reply[], search = SEARCH, remembered: unknown = null) {
  const { clock, advance } = fakeClock()
  const left: string[] = []
  const requests: { path: string; isConfirmed: boolean }[] = []
  const hidden: unknown[] = []
  const { jar } = fakeCookies()
  const fetcher = async (input: RequestInfo | URL, init?: RequestInit) => {
    requests.push({ path: String(input), isConfirmed: new Headers(init?.headers).get('x-confirmed') === '1' })
    const { status, json } = replies[Math.min(requests.length, replies.length) - 1] ?? GOOD
    if (status === 200) signInBy(jar, ADA)
    return Response.json(json, { status })
  }
  const session = createSession(jar, false)
  const ask = createClient(fetcher)
  const store = createVerification({ ask, clock, session, leave: path => left.push(path) })
  const address: LinkAddress = { search, remembered, hide: value => hidden.push(value) }
  return { store, open: () => store.open(address), session, left, requests, hidden, advance }
}

describe('A mailed link', () => {
  it('signs in by itself in the browser that asked for it, and goes on after 800 ms', async () => {
    const { store, open, session, left, requests, advance } = atLink([GOOD])
    await open()
    expect(requests).toEqual([{ path: `/api/v1/auth/magic-link/verify${SEARCH}`, isConfirmed: false }])
    expect(store.$verification.get()).toEqual({ state: 'signed-in' })
    expect(session.$session.get()).toEqual({ state: 'signed-in', ...ADA })
    await advance(VERIFY_REDIRECT_MS - 1)
    expect(left).toEqual([])
    await advance(1)
    expect(left).toEqual(['/de/library'])
  })

  it('waits for a button anywhere else, however long', async () => {
    const { store, open, session, requests, advance } = atLink([refusal(409, 'confirmation-needed'), GOOD])
    await open()
    await advance(10_000)
    expect(store.$verification.get()).toEqual({ state: 'confirmation' })
    expect(requests).toHaveLength(1)
    expect(session.$session.get().state).toBe('signed-out')
    await store.confirm()
    expect(requests[1]?.isConfirmed).toBe(true)
    expect(session.$session.get().state).toBe('signed-in')
  })

  it('leaves the address before anything is asked, and the history when it is used', async () => {
    const { open, hidden, requests } = atLink([GOOD])
    const opened = open()
    expect([hidden, requests]).toEqual([[LINK], [expect.anything()]])
    await opened
    expect(hidden).toEqual([LINK, null])
  })

  it('still works when the page is loaded anew before the button was pressed', async () => {
    const { store, open } = atLink([refusal(409, 'confirmation-needed')], '', LINK)
    await open()
    expect(store.$verification.get()).toEqual({ state: 'confirmation' })
  })

  it('says so when it was used or is too old', async () => {
    const { store, open, hidden } = atLink([refusal(400, 'link-invalid')])
    await open()
    expect(store.$verification.get()).toEqual({ state: 'failed' })
    expect(hidden.at(-1)).toBeNull()
  })

  it.each(['', '?token=', '?token=toolong', '?token=a%2Fb', '?r=0123456789abcdefghij-_', `${SEARCH}x`])(
    'is asked for nowhere when it is none: "%s"',
    async search => {
      const { store, open, requests } = atLink([GOOD], search)
      await open()
      expect(store.$verification.get()).toEqual({ state: 'failed' })
      expect(requests).toEqual([])
    },
  )

  it('can be tried again when nobody answered, as it was tried before', async () => {
    const down = refusal(503, 'not-serving')
    const { store, open, requests } = atLink([refusal(409, 'confirmation-needed'), down, GOOD])
    await open()
    await store.confirm()
    expect(store.$verification.get()).toEqual({ state: 'unserved', code: 'not-serving', isConfirmed: true })
    await store.retry()
    expect(requests.map(({ isConfirmed }) => isConfirmed)).toEqual([false, true, true])
    expect(store.$verification.get()).toEqual({ state: 'signed-in' })
  })
})
