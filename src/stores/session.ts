import { atom } from 'nanostores'
import { SESSION_DAYS } from '../contract/limits.ts'
import { SESSION_COOKIES } from '../contract/session.ts'

const DAY_SECONDS = 24 * 60 * 60

/** Who is signed in in this browser. */
export interface SignedIn {
  readonly token: string
  readonly email: string
  readonly id: string
}

export type Session = { state: 'signed-out' } | ({ state: 'signed-in' } & SignedIn)

/** The cookies of a page: `document`, or a stand-in. */
export interface CookieJar {
  cookie: string
}

/**
 * The session as the browser keeps it: three cookies, for 60 days, which every page of the site can read. They are the
 * truth, so what another tab did is seen at the next `look`.
 */
export function createSession(jar: CookieJar, isSecure: boolean) {
  const $session = atom<Session>(readSession(jar))
  const queued = new Set<() => void>()

  const look = (): Session => {
    const now = readSession(jar)
    const before = $session.get()
    if (!isSame(before, now)) $session.set(now)
    return $session.get()
  }
  /** Keeps the session, and does what waited for it, once. */
  const signIn = ({ token, email, id }: SignedIn) => {
    const values = { token, email, id }
    for (const name of SESSION_COOKIES) writeCookie(jar, name, values[name], SESSION_DAYS * DAY_SECONDS, isSecure)
    $session.set({ state: 'signed-in', ...values })
    const waiting = [...queued]
    queued.clear()
    for (const run of waiting) run()
  }
  const signOut = () => {
    for (const name of SESSION_COOKIES) writeCookie(jar, name, '', 0, isSecure)
    $session.set({ state: 'signed-out' })
  }
  /** Ends the session of a token that the service no longer takes; one that another tab began meanwhile goes on. */
  const end = (token: string) => {
    const now = look()
    if (now.state === 'signed-in' && now.token === token) signOut()
  }
  /** Runs at once for somebody who is signed in, else when they will be. */
  const whenSignedIn = (run: () => void) => {
    if (look().state === 'signed-in') run()
    else queued.add(run)
  }
  return { $session, look, signIn, signOut, end, whenSignedIn }
}

function readSession(jar: CookieJar): Session {
  const [token, email, id] = SESSION_COOKIES.map(name => readCookie(jar, name))
  return token ? { state: 'signed-in', token, email: email ?? '', id: id ?? '' } : { state: 'signed-out' }
}

const isSame = (one: Session, other: Session) =>
  one.state === other.state && (one.state === 'signed-out' || one.token === (other as SignedIn).token)

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

function writeCookie(jar: CookieJar, name: string, value: string, maxAge: number, isSecure: boolean): void {
  const rules = `path=/; max-age=${maxAge}; samesite=lax${isSecure ? '; secure' : ''}`
  jar.cookie = `${name}=${encodeURIComponent(value)}; ${rules}`
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

/** What a call shows to say who asks. */
export const bearer = (): string | undefined => {
  const now = session.look()
  return now.state === 'signed-in' ? now.token : undefined
}
