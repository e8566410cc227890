import type { GenerateSWOptions } from 'workbox-build'
import { LANGUAGES } from '../../src/contract/languages.ts'
import { ASSET_CACHE, ASSET_SECONDS, ASSETS_MAX } from '../../src/contract/offline-stories.ts'

type Rule = NonNullable<GenerateSWOptions['runtimeCaching']>[number]

const SHELLS = {
  overview: 'library/overview.html',
  book: 'library/ebook/_.html',
  offline: 'offline.html',
} as const

export const shellFiles: readonly string[] = LANGUAGES.flatMap(language =>
  Object.values(SHELLS).map(shell => `${language}/${shell}`),
)

/** Address of a kept page: under its own address the worker would find it before it asks the network. */
export const cacheKey = (file: string): string => `/${file}?kept`

/** Runs in the worker as text on one line: one expression, nothing from this file. */
const offlineInLanguageOfBrowser = (): Promise<Response | undefined> =>
  Promise.all(
    [...navigator.languages, 'en'].map(language =>
      caches.match(`/${language.slice(0, 2).toLowerCase()}/offline.html`, { ignoreSearch: true }),
    ),
  ).then(found => found.find(page => page !== undefined))

/** Requests for files that are not kept; the first rule that fits counts, all others go to the network. */
export const rules: readonly Rule[] = [
  ...LANGUAGES.flatMap(language => [
    page(`${language}/library/ebook/[^/]+`, `${language}/${SHELLS.book}`),
    page(`${language}/library(?:/\\w+)?`, `${language}/${SHELLS.overview}`),
    page(`${language}(?:/[^.?#]*)?`, `${language}/${SHELLS.offline}`),
  ]),
  {
    urlPattern: ({ request, sameOrigin }) => sameOrigin && request.mode === 'navigate',
    handler: 'NetworkOnly',
    options: { plugins: [{ handlerDidError: offlineInLanguageOfBrowser }] },
  },
  {
    urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/_astro/'),
    handler: 'CacheFirst',
    options: {
      cacheName: ASSET_CACHE,
      expiration: { maxEntries: ASSETS_MAX, maxAgeSeconds: ASSET_SECONDS, purgeOnQuotaError: true },
      cacheableResponse: { statuses: [200] },
    },
  },
  {
    urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname === '/icons.svg',
    handler: 'NetworkFirst',
    options: { cacheName: `${ASSET_CACHE}-named`, cacheableResponse: { statuses: [200] } },
  },
]

/** A page from the network, or the stand-in of this build. Pages are not kept: scripts must be of the same build. */
function page(pattern: string, fallback: string): Rule {
  return {
    // No file: those have an ending.
    urlPattern: new RegExp(`^https?://[^/]+/${pattern}/?(?:[?#].*)?$`),
    handler: 'NetworkOnly',
    options: { precacheFallback: { fallbackURL: cacheKey(fallback) } },
  }
}
