import { atom } from 'nanostores'
import { SESSION_COOKIES } from '../contract/session.ts'

export interface SignedIn {
  readonly email: string
  /** Of the account. */
  readonly id: string
}

export type Session = { state: 'signed-out' } | ({ state: 'signed-in' } & SignedIn)

export interface CookieJar {
  cookie: string
}

/**
 * Two cookies of the service that pages can read are the truth: `look` sees what another tab did. The session itself is
 * in a cookie that no script can read; without these two the service takes it for signed out.
 */
export function createSession(jar: CookieJar, isSecure: boolean) {
  const $session = atom<Session>(readSession(jar))
  const queued = new Set<() => void>()

  /** Also runs what waited for a sign-in, once. */
  const look = (): Session => {
    const now = readSession(jar)
    if (!isSame($session.get(), now)) $session.set(now)
    if (now.state === 'signed-in') {
      const waiting = [...queued]
      queued.clear()
      for (const run of waiting) run()
    }
    return $session.get()
  }
  const signOut = () => {
    for (const name of SESSION_COOKIES) forgetCookie(jar, name, isSecure)
    $session.set({ state: 'signed-out' })
  }
  /** Ends a session that the service refused; one begun meanwhile in another tab goes on. */
  const end = (id: string) => {
    const now = look()
    if (now.state === 'signed-in' && now.id === id) signOut()
  }
  /** Runs now if signed in, otherwise at the next sign-in. */
  const whenSignedIn = (run: () => void) => {
    if (look().state === 'signed-in') run()
    else queued.add(run)
  }
  return { $session, look, signOut, end, whenSignedIn }
}

function readSession(jar: CookieJar): Session {
  const [id, email] = SESSION_COOKIES.map(name => readCookie(jar, name))
  return id ? { state: 'signed-in', id, email: email ?? '' } : { state: 'signed-out' }
}

const isSame = (one: Session, other: Session) =>
  one.state === other.state && (one.state === 'signed-out' || one.id === (other as SignedIn).id)

function readCookie(jar: CookieJar, name: string): string | undefined {
  const pair = jar.cookie.split('; ').find(text => text.startsWith(`${name}=`))
  const value = pair?.slice(name.length + 1)
  try {
    return value && decodeURIComponent(value)
  } catch {
    // Not our format.
    return undefined
  }
}

function forgetCookie(jar: CookieJar, name: string, isSecure: boolean): void {
  jar.cookie = `${name}=; path=/; max-age=0; samesite=lax${isSecure ? '; secure' : ''}`
}

export type SessionStore = ReturnType<typeof createSession>

/** Signed out while rendering. */
export const session = typeof document === 'undefined' ? createSession({ cookie: '' }, false) : sessionOfPage()

function sessionOfPage(): SessionStore {
  const own = createSession(document, location.protocol === 'https:')
  // Another tab may have signed in or out.
  document.addEventListener('visibilitychange', own.look)
  addEventListener('pageshow', own.look)
  // The page's head shares no code with applications.
  own.$session.listen(() => document.dispatchEvent(new Event('session')))
  return own
}
