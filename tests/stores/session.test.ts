import { describe, expect, it } from 'vitest'
import { createSession } from '../../src/stores/session.ts'
import { fakeCookies } from './fake-cookies.ts'

const ADA = { token: 'a.b.c', email: 'ada+tales@example.org', id: '0198c0de-1111-4222-8333-000000000000' }
const BEN = { token: 'd.e.f', email: 'ben@example.org', id: '0198c0de-1111-4222-8333-000000000001' }

describe('A session', () => {
  it('is kept in cookies of the whole site for 60 days, over TLS only where the page came so', () => {
    const { jar, kept, rules } = fakeCookies()
    createSession(jar, true).signIn(ADA)
    expect([...kept.keys()]).toEqual(['token', 'email', 'id'])
    expect(rules()).toBe(' path=/; max-age=5184000; samesite=lax; secure')
    createSession(jar, false).signIn(ADA)
    expect(rules()).toBe(' path=/; max-age=5184000; samesite=lax')
  })

  it('is there again on the next page', () => {
    const { jar } = fakeCookies()
    createSession(jar, false).signIn(ADA)
    expect(createSession(jar, false).$session.get()).toEqual({ state: 'signed-in', ...ADA })
  })

  it('leaves nothing behind', () => {
    const { jar, kept } = fakeCookies()
    const session = createSession(jar, false)
    session.signIn(ADA)
    session.signOut()
    expect(kept.size).toBe(0)
    expect(session.$session.get()).toEqual({ state: 'signed-out' })
  })

  it('follows what another tab did', () => {
    const { jar } = fakeCookies()
    const [here, there] = [createSession(jar, false), createSession(jar, false)]
    const seen: string[] = []
    here.$session.listen(now => seen.push(now.state))
    there.signIn(ADA)
    here.look()
    here.look()
    there.signOut()
    here.look()
    expect(seen).toEqual(['signed-in', 'signed-out'])
  })

  it('ends when the service knows its token no more, unless another tab began one meanwhile', () => {
    const { jar } = fakeCookies()
    const [here, there] = [createSession(jar, false), createSession(jar, false)]
    here.signIn(ADA)
    there.signIn(BEN)
    here.end(ADA.token)
    expect(here.$session.get()).toEqual({ state: 'signed-in', ...BEN })
    here.end(BEN.token)
    expect(here.$session.get()).toEqual({ state: 'signed-out' })
  })

  it('does once what waited for it, and at once what comes later', () => {
    const session = createSession(fakeCookies().jar, false)
    const done: string[] = []
    session.whenSignedIn(() => done.push('queued'))
    expect(done).toEqual([])
    session.signIn(ADA)
    session.signIn(BEN)
    session.whenSignedIn(() => done.push('later'))
    expect(done).toEqual(['queued', 'later'])
  })

  it('is none when a cookie is not one of ours', () => {
    const { jar } = fakeCookies()
    jar.cookie = 'token=%E0%A4%A; path=/'
    expect(createSession(jar, false).$session.get()).toEqual({ state: 'signed-out' })
  })
})
