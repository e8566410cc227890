import { describe, expect, it } from 'vitest'
import { createSession } from '../../src/stores/session.ts'
import { fakeCookies, signInBy } from './advent/fake-cookies.ts'

const ADA = { email: 'ada+tales@example.org', id: '0198c0de-1111-4222-8333-000000000000' }
const BEN = { email: 'ben@example.org', id: '0198c0de-1111-4222-8333-000000000001' }

describe('A session', () => {
  it('is read from what the service says beside it', () => {
    const { jar } = fakeCookies()
    signInBy(jar, ADA)
    expect(createSession(jar, false).$session.get()).toEqual({ state: 'signed-in', ...ADA })
  })

  it('leaves nothing behind', () => {
    const { jar, stored, rules } = fakeCookies()
    signInBy(jar, ADA)
    const session = createSession(jar, true)
    session.signOut()
    expect(stored.size).toBe(0)
    expect(rules()).toBe(' path=/; max-age=0; samesite=lax; secure')
    expect(session.$session.get()).toEqual({ state: 'signed-out' })
  })

  it('follows what another tab did', () => {
    const { jar } = fakeCookies()
    const [here, there] = [createSession(jar, false), createSession(jar, false)]
    const seen: string[] = []
    here.$session.listen(now => seen.push(now.state))
    signInBy(jar, ADA)
    here.look()
    here.look()
    there.signOut()
    here.look()
    expect(seen).toEqual(['signed-in', 'signed-out'])
  })

  it('ends when the service knows it no more, unless another tab began one meanwhile', () => {
    const { jar } = fakeCookies()
    signInBy(jar, ADA)
    const here = createSession(jar, false)
    signInBy(jar, BEN)
    here.end(ADA.id)
    expect(here.$session.get()).toEqual({ state: 'signed-in', ...BEN })
    here.end(BEN.id)
    expect(here.$session.get()).toEqual({ state: 'signed-out' })
  })

  it('does once what waited for it, and at once what comes later', () => {
    const { jar } = fakeCookies()
    const session = createSession(jar, false)
    const done: string[] = []
    session.whenSignedIn(() => done.push('queued'))
    expect(done).toEqual([])
    signInBy(jar, ADA)
    session.look()
    session.look()
    session.whenSignedIn(() => done.push('later'))
    expect(done).toEqual(['queued', 'later'])
  })

  it('is none when a cookie is not one of ours', () => {
    const { jar } = fakeCookies()
    jar.cookie = 'id=%E0%A4%A; path=/'
    expect(createSession(jar, false).$session.get()).toEqual({ state: 'signed-out' })
  })
})
