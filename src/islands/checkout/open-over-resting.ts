/**
 * Opens a dialog over a page that rests meanwhile, closes it on Escape, and gives the focus back. It is not the browser's
 * own modal one: nothing could be shown above that, and the payment service shows the bank's question outside of the place
 * it was given (https://github.com/stripe/stripe-js/issues/599).
 */
export function openOverResting(own: HTMLDialogElement): () => void {
  const opener = document.activeElement
  own.show()
  const wake = restOthers(own)
  const follow = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) own.close()
  }
  document.addEventListener('keydown', follow)
  return () => {
    document.removeEventListener('keydown', follow)
    own.close()
    wake()
    if (opener instanceof HTMLElement) opener.focus()
  }
}

/** Lets nothing of the page be reached but the dialog, and what comes to the page later; calling the result ends that. */
function restOthers(own: HTMLElement): () => void {
  const rested: HTMLElement[] = []
  for (let at = own; at !== document.body && at.parentElement; at = at.parentElement) {
    for (const other of at.parentElement.children) {
      if (other === at || !(other instanceof HTMLElement) || other.inert) continue
      other.inert = true
      rested.push(other)
    }
  }
  return () => {
    for (const other of rested) other.inert = false
  }
}
