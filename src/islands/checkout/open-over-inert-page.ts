/**
 * Opens a dialog over an inert page, closes it on Escape and gives the focus back. Not the browser's modal dialog:
 * nothing could be above it, and Stripe shows the bank's question outside its element
 * (https://github.com/stripe/stripe-js/issues/599).
 */
export function openOverInertPage(own: HTMLDialogElement): () => void {
  const opener = document.activeElement
  own.show()
  const restoreOthers = makeOthersInert(own)
  const follow = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) own.close()
  }
  document.addEventListener('keydown', follow)
  return () => {
    document.removeEventListener('keydown', follow)
    own.close()
    restoreOthers()
    if (opener instanceof HTMLElement) opener.focus()
  }
}

/** Also what is added to the page later; the result undoes it. */
function makeOthersInert(own: HTMLElement): () => void {
  const inertElements: HTMLElement[] = []
  for (let at = own; at !== document.body && at.parentElement; at = at.parentElement) {
    for (const other of at.parentElement.children) {
      if (other === at || !(other instanceof HTMLElement) || other.inert) continue
      other.inert = true
      inertElements.push(other)
    }
  }
  return () => {
    for (const other of inertElements) other.inert = false
  }
}
