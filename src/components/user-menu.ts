import { forgetDatabase } from '../lib/forget-database.ts'
import { leaveToast } from './toast.ts'

export function watchUserMenu(): void {
  const link = document.querySelector<HTMLElement>('#library-link')!
  const button = document.querySelector<HTMLElement>('#account-button')!
  const logOut = document.querySelector<HTMLElement>('#log-out')!
  // Cookies that say who is signed in; the session itself is in one that no script can read.
  const cookies = (button.dataset.cookies ?? '').split(' ')
  const isIn = () => new RegExp(`(?:^|; )${cookies[0]}=[^;]`).test(document.cookie)

  const showState = () => {
    const isSignedIn = isIn()
    link.hidden = isSignedIn
    button.hidden = !isSignedIn
  }
  showState()
  // The state may have changed while the page was in the browser's memory or behind another.
  addEventListener('pageshow', showState)
  document.addEventListener('visibilitychange', showState)
  // From stores/session.ts; applications share no code with this script.
  document.addEventListener('session', showState)

  logOut.addEventListener('click', async () => {
    await endSession(logOut.dataset.signOut ?? '')
    for (const name of cookies) {
      // biome-ignore lint/suspicious/noDocumentCookie: Cookie Store is asynchronous and the page is about to leave
      document.cookie = `${name}=; path=/; max-age=0`
    }
    forgetDatabase(logOut.dataset.shelf ?? '')
    leaveToast(logOut.dataset.farewell ?? '', 'success')
    location.assign(logOut.dataset.home ?? '/')
  })
}

/** Longest wait for the service when signing out. */
const FAREWELL_MS = 2000

/** No script can remove the session. Unreached, the service ends it on a visit without the other cookies. */
async function endSession(address: string): Promise<void> {
  try {
    await fetch(address, { method: 'POST', keepalive: true, signal: AbortSignal.timeout(FAREWELL_MS) })
  } catch {
    // Away or slow; this browser signs out either way.
  }
}
