import { SETTLED_MS } from '../contract/limits.ts'
import { SHELF_EVENT } from '../contract/shelf.ts'

/** Says so when there is no connection, and makes this page open without one from its next visit on. */
export function watchConnection(): void {
  watchLine(document.querySelector<HTMLElement>('#offline')!)
  // The dev server's pages change with every save: none of them is worth keeping.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  // Without the network that it is for, it cannot be fetched any more: the next page does that.
  setTimeout(
    () => void import('./start-worker.ts').then(({ startWorker }) => startWorker()).catch(() => {}),
    SETTLED_MS,
  )
}

function watchLine(line: HTMLElement): void {
  let isFromShelf = false
  const draw = () => {
    const isShown = isFromShelf || !navigator.onLine
    line.hidden = !isShown
    // Written when it is needed: only a text that is new is read out.
    line.textContent = isShown ? (line.dataset.text ?? '') : ''
  }
  draw()
  addEventListener('offline', draw)
  addEventListener('online', () => {
    isFromShelf = false
    draw()
  })
  document.addEventListener(SHELF_EVENT, event => {
    isFromShelf = (event as CustomEvent<boolean>).detail
    draw()
  })
}
