import { forgetDatabase } from '../lib/forget-database.ts'
import { leaveToast } from './toast.ts'

/** Shows the menu of whoever is signed in in place of the link to the library, and lets them go. */
export function watchUserMenu(): void {
  const link = document.querySelector<HTMLElement>('#library-link')!
  const button = document.querySelector<HTMLElement>('#account-button')!
  const logOut = document.querySelector<HTMLElement>('#log-out')!
  // What says who is signed in; the session itself no script can read.
  const cookies = (button.dataset.cookies ?? '').split(' ')
  const isIn = () => new RegExp(`(?:^|; )${cookies[0]}=[^;]`).test(document.cookie)

  const showState = () => {
    const isSignedIn = isIn()
    link.hidden = isSignedIn
    button.hidden = !isSignedIn
  }
  showState()
  // A page that comes back, from the browser's memory or from behind another, may have been left in the other state.
  addEventListener('pageshow', showState)
  document.addEventListener('visibilitychange', showState)
  // Applications say when somebody comes or goes (stores/session.ts); they share no code with this script.
  document.addEventListener('session', showState)

  logOut.addEventListener('click', async () => {
    await endSession(logOut.dataset.signOut ?? '')
    for (const name of cookies) {
      // biome-ignore lint/suspicious/noDocumentCookie: Cookie Store is asynchronous and the page is about to leave
      document.cookie = `${name}=; path=/; max-age=0`
    }
    // The stories that were kept for reading without a network.
    forgetDatabase(logOut.dataset.shelf ?? '')
    leaveToast(logOut.dataset.farewell ?? '', 'success')
    location.assign(logOut.dataset.home ?? '/')
  })
}

/** Somebody who leaves waits no longer than this for the service. */
const FAREWELL_MS = 2000

/**
 * Has the service end the session, which no script can take out of the browser. A service that does not hear it ends the
 * session when it next sees this browser: without the cookies that say whose it is.
 */
async function endSession(address: string): Promise<void> {
  try {
    await fetch(address, { method: 'POST', keepalive: true, signal: AbortSignal.timeout(FAREWELL_MS) })
  } catch {
    // Away or slow; this browser forgets who was here either way.
  }
}
