// Writes the service worker of the built site: dist/client/service-worker.js, in one file with all that it needs.
import path from 'node:path'
import { generateSW } from 'workbox-build'
import { SERVICE_WORKER_PATH } from '../../src/contract/offline-stories.ts'
import { namedAssets } from './named-assets.ts'
import { cacheKey, rules, shellFiles } from './routes.ts'

const client = path.resolve(import.meta.dirname, '../../dist/client')

const { warnings } = await generateSW({
  swDest: path.join(client, SERVICE_WORKER_PATH),
  globDirectory: client,
  globPatterns: [...shellFiles, ...namedAssets(client, shellFiles), 'favicon.svg'],
  manifestTransforms: [
    async entries => ({
      manifest: entries.map(entry => (shellFiles.includes(entry.url) ? { ...entry, url: cacheKey(entry.url) } : entry)),
    }),
  ],
  dontCacheBustURLsMatching: /^_astro\//,
  runtimeCaching: [...rules],
  navigationPreload: true,
  // The first visit is kept at once. A newer worker waits until the older build's pages are closed.
  clientsClaim: true,
  skipWaiting: false,
  cleanupOutdatedCaches: true,
  inlineWorkboxRuntime: true,
  sourcemap: false,
  mode: 'production',
})
if (warnings.length > 0) throw new Error(warnings.join('\n'))
