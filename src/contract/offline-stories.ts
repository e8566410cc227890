import { DAY_MS } from '../lib/day.ts'
import type { Route } from './routes.ts'

/** IndexedDB of offline stories; deleted on sign-out. */
export const OFFLINE_STORIES_DATABASE = 'shelf'
/** Offline stories; the least recently opened goes first. */
export const OFFLINE_STORIES_MAX = 30
export const OFFLINE_BYTES_MAX = 100 * 1024 * 1024

/** Document event: `detail` is true for offline data, false for the service's. */
export const OFFLINE_STORIES_EVENT = 'shelf'

export const SERVICE_WORKER_PATH = '/service-worker.js'
/** Hashed files of the site; never an answer of the service. */
export const ASSET_CACHE = 'assets'
export const ASSETS_MAX = 300
export const ASSET_SECONDS = (60 * DAY_MS) / 1000

const LIBRARY = /^\/\{lang\}\/library(?:\/|$)/

/** Library and readers: only these install the service worker. */
export const isOfLibrary = ({ pattern }: Pick<Route, 'pattern'>): boolean => LIBRARY.test(pattern)
