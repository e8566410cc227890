import { atom } from 'nanostores'
import { SESSION_COOKIES } from '../contract/session.ts'

/** Who is signed in in this browser. */
export interface SignedIn {
  readonly email: string
  /** Of the account. */
  readonly id: string
}

export type Session = { state: 'signed-out' } | ({ state: 'signed-in' } & SignedIn)

/** The cookies of a page: `document`, or a stand-in. */
export interface CookieJar {
  cookie: string
}

/**
 * Who is signed in, as two cookies say that the service sets and every page of the site can read. They are the truth, so
 * what another tab did is seen at the next `look`. What opens anything stands in a cookie that no script can read; without
 * these two beside it, the service takes it for signed out.
 */
export function createSession(jar: CookieJar, isSecure: boolean) {
  const $session = atom<Session>(readSession(jar))
  const queued = new Set<() => void>()

  /** Reads the cookies anew, and does what waited for somebody to sign in, once. */
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
  /** Ends the session of an account that the service no longer takes; one that another tab began meanwhile goes on. */
  const end = (id: string) => {
    const now = look()
    if (now.state === 'signed-in' && now.id === id) signOut()
  }
  /** Runs at once for somebody who is signed in, else when they will be. */
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
    // Not written by us.
    return undefined
  }
}

function forgetCookie(jar: CookieJar, name: string, isSecure: boolean): void {
  jar.cookie = `${name}=; path=/; max-age=0; samesite=lax${isSecure ? '; secure' : ''}`
}

export type SessionStore = ReturnType<typeof createSession>

/** The page's own. While rendering there is none: nobody is signed in there. */
export const session = typeof document === 'undefined' ? createSession({ cookie: '' }, false) : sessionOfPage()

function sessionOfPage(): SessionStore {
  const own = createSession(document, location.protocol === 'https:')
  // What another tab did shows when this one is looked at again.
  document.addEventListener('visibilitychange', own.look)
  addEventListener('pageshow', own.look)
  // The head of the page shows who is signed in and shares no code with applications.
  own.$session.listen(() => document.dispatchEvent(new Event('session')))
  return own
}
