import { SETTLED_MS } from '../contract/limits.ts'
import { SHELF_EVENT } from '../contract/shelf.ts'

/** Also makes this page open without a connection from its next visit on. */
export function watchConnection(): void {
  watchLine(document.querySelector<HTMLElement>('#offline')!)
  // Pages of the dev server change with every save.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  // Without a connection it cannot be loaded any more: the next page does that.
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
    // Only new text is announced.
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
