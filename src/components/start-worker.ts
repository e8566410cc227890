import { SERVICE_WORKER_PATH } from '../contract/offline-stories.ts'

/** Of a page's own files, kept for use offline. */
const CACHED_PATHS = ['/_astro/', '/icons.svg']

/** Also caches the files of this page, which came before the worker. */
export function startWorker(): void {
  // Refused in private windows of some browsers; the page does without.
  navigator.serviceWorker.register(SERVICE_WORKER_PATH, { updateViaCache: 'none' }).catch(() => {})
  void navigator.serviceWorker.ready.then(({ active }) => {
    active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: ownFiles() } })
  })
}

function ownFiles(): string[] {
  const addresses = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
  const own = addresses.filter(
    ({ origin, pathname }) => origin === location.origin && CACHED_PATHS.some(start => pathname.startsWith(start)),
  )
  return [...new Set(own.map(({ pathname }) => pathname))]
}
