import { leaveToast } from './toast.ts'

/** Shows the menu of whoever is signed in in place of the link to the library, and lets them go. */
export function watchUserMenu(): void {
  const link = document.querySelector<HTMLElement>('#library-link')!
  const button = document.querySelector<HTMLElement>('#account-button')!
  const logOut = document.querySelector<HTMLElement>('#log-out')!
  // What signing in leaves; the first is there while somebody is signed in.
  const cookies = (button.dataset.cookies ?? '').split(' ')

  const showState = () => {
    const isSignedIn = new RegExp(`(?:^|; )${cookies[0]}=[^;]`).test(document.cookie)
    link.hidden = isSignedIn
    button.hidden = !isSignedIn
  }
  showState()
  // A page that comes back from the browser's memory may have been left in the other state.
  addEventListener('pageshow', showState)

  logOut.addEventListener('click', () => {
    for (const name of cookies) {
      // biome-ignore lint/suspicious/noDocumentCookie: Cookie Store is asynchronous and the page is about to leave
      document.cookie = `${name}=; path=/; max-age=0`
    }
    leaveToast(logOut.dataset.farewell ?? '', 'success')
    location.assign(logOut.dataset.home ?? '/')
  })
}
