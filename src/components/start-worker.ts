import { SERVICE_WORKER_PATH } from '../contract/shelf.ts'

/** What of a page's own files the worker keeps for a day without a network. */
const KEPT = ['/_astro/', '/icons.svg']

/** Has the service worker installed, and gives it the files of this page, which came before it. */
export function startWorker(): void {
  // Refused in private windows of some browsers; the page does without.
  navigator.serviceWorker.register(SERVICE_WORKER_PATH, { updateViaCache: 'none' }).catch(() => {})
  void navigator.serviceWorker.ready.then(({ active }) => {
    // It fetches them out of the browser's cache.
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
