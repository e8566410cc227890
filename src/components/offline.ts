import { SERVICE_WORKER_PATH, SHELF_EVENT } from '../contract/shelf.ts'

/** What of a page's own files the worker keeps for a day without a network. */
const KEPT = ['/_astro/', '/icons.svg']

/** Says so when there is no connection, and makes this page open without one from its next visit on. */
export function watchConnection(): void {
  watchLine(document.querySelector<HTMLElement>('#offline')!)
  // The dev server's pages change with every save: none of them is worth keeping.
  if (import.meta.env.PROD && 'serviceWorker' in navigator) startWorker()
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

function startWorker(): void {
  const register = () =>
    // Refused in private windows of some browsers; the page does without.
    navigator.serviceWorker.register(SERVICE_WORKER_PATH, { updateViaCache: 'none' }).catch(() => {})
  // After everything that the visitor waits for.
  if (document.readyState === 'complete') void register()
  else addEventListener('load', register, { once: true })
  void navigator.serviceWorker.ready.then(({ active }) => {
    // The first page came before the worker, which saw none of its files: it fetches them out of the browser's cache.
    active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: ownFiles() } })
  })
}

function ownFiles(): string[] {
  const addresses = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
  const own = addresses.filter(
    ({ origin, pathname }) => origin === location.origin && KEPT.some(start => pathname.startsWith(start)),
  )
  return [...new Set(own.map(({ pathname }) => pathname))]
}
