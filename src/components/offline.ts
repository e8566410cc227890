import { SETTLED_MS } from '../contract/limits.ts'
import { OFFLINE_STORIES_EVENT } from '../contract/offline-stories.ts'

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
  let isOffline = false
  const draw = () => {
    const isShown = isOffline || !navigator.onLine
    line.hidden = !isShown
    // Only new text is announced.
    line.textContent = isShown ? (line.dataset.text ?? '') : ''
  }
  draw()
  addEventListener('offline', draw)
  addEventListener('online', () => {
    isOffline = false
    draw()
  })
  document.addEventListener(OFFLINE_STORIES_EVENT, event => {
    isOffline = (event as CustomEvent<boolean>).detail
    draw()
  })
}
