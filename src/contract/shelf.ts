import { DAY_MS } from '../lib/day.ts'
import type { Route } from './routes.ts'

/** Where a browser keeps the stories that somebody opened in it (IndexedDB). Whoever signs somebody out forgets it. */
export const SHELF_DATABASE = 'shelf'
/** Stories that stay readable without a network; the one opened longest ago goes first. */
export const SHELF_STORIES_MAX = 30
export const SHELF_BYTES_MAX = 100 * 1024 * 1024

/** Told to the document: `detail` says whether what is shown comes from the shelf (true) or from the service (false). */
export const SHELF_EVENT = 'shelf'

export const SERVICE_WORKER_PATH = '/service-worker.js'
/** Hashed files of the site that a browser came across. Never holds an answer of the service. */
export const ASSET_CACHE = 'assets'
export const ASSETS_MAX = 300
export const ASSET_SECONDS = (60 * DAY_MS) / 1000

const LIBRARY = /^\/\{lang\}\/library(?:\/|$)/

/** Pages of the library and its readers: they bring the service worker along, all others do not. */
export const isOfLibrary = ({ pattern }: Pick<Route, 'pattern'>): boolean => LIBRARY.test(pattern)
