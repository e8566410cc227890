import { forgetDatabase } from '../lib/forget-database.ts'
import { leaveToast } from './toast.ts'

/** Shows the menu of whoever is signed in in place of the link to the library, and lets them go. */
export function watchUserMenu(): void {
  const link = document.querySelector<HTMLElement>('#library-link')!
  const button = document.querySelector<HTMLElement>('#account-button')!
  const logOut = document.querySelector<HTMLElement>('#log-out')!
  // What signing in leaves; the first is there while somebody is signed in.
  const cookies = (button.dataset.cookies ?? '').split(' ')
  const token = () => new RegExp(`(?:^|; )${cookies[0]}=([^;]+)`).exec(document.cookie)?.[1]

  const showState = () => {
    const isSignedIn = token() !== undefined
    link.hidden = isSignedIn
    button.hidden = !isSignedIn
  }
  showState()
  // A page that comes back, from the browser's memory or from behind another, may have been left in the other state.
  addEventListener('pageshow', showState)
  document.addEventListener('visibilitychange', showState)
  // Applications say when somebody comes or goes (stores/session.ts); they share no code with this script.
  document.addEventListener('session', showState)

  logOut.addEventListener('click', () => {
    endSession(logOut.dataset.signOut ?? '', token())
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

/** Tells the service, which outlives the page; whether it hears it or not, this browser forgets the session. */
function endSession(address: string, token: string | undefined): void {
  if (token === undefined) return
  const headers = { authorization: `Bearer ${token}` }
  fetch(address, { method: 'POST', keepalive: true, headers }).catch(() => undefined)
}
